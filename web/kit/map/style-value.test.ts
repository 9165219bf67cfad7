import { createPropertyExpression } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { townSize } from './labels.ts'
import { layers } from './layers.ts'
import { palettes } from './palette.ts'
import { numberAt } from './style-value.ts'

const zooms = [2.5, 4, 5.7, 6, 8.9, 10, 13, 17]

/** What MapLibre itself makes of it. */
function original(value: unknown) {
  const parsed = createPropertyExpression(value, 'layers[0].paint', {
    type: 'number',
    'property-type': 'data-driven',
    expression: { interpolated: true, parameters: ['zoom', 'feature'] },
    transition: false,
  })
  if (parsed.result === 'error') throw new Error(JSON.stringify(parsed.value))
  return (zoom: number, rank: number): number =>
    parsed.value.evaluate({ zoom }, { type: 'Point', properties: { rank } })
}

test('each width and opacity of a line is the one that MapLibre draws', () => {
  const lines = layers(palettes.light).flatMap((layer) => (layer.type === 'line' ? [layer] : []))
  for (const { paint = {} } of lines)
    for (const name of ['line-width', 'line-opacity'] as const) {
      const value = paint[name]
      if (value === undefined) continue
      const expected = typeof value === 'number' ? () => value : original(value)
      for (const zoom of zooms) expect(numberAt(value, { zoom })).toBeCloseTo(expected(zoom, 0), 6)
    }
})

test('the name of a town has the size that MapLibre gives it', () => {
  const expected = original(townSize)
  for (const zoom of zooms)
    for (const rank of [0, 2, 3, 5, 8])
      expect(numberAt(townSize, { zoom, rank })).toBeCloseTo(expected(zoom, rank), 6)
})
