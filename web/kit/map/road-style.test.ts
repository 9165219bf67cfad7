import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { ranksFrom } from './labels.ts'
import { layers } from './layers.ts'
import { type Palette, palettes } from './palette.ts'
import { roadStyle } from './road-style.ts'

test.each(['light', 'night'] as const)('the %s style keeps to the specification', (theme) => {
  expect(validateStyleMin(roadStyle(palettes[theme]))).toEqual([])
})

test('light and night have the same layers, so that a change of the theme only repaints', () => {
  const idsOf = (palette: Palette) => layers(palette).map(({ id, type }) => `${type} ${id}`)
  expect(idsOf(palettes.night)).toEqual(idsOf(palettes.light))
})

test('the nearer, the smaller the towns that are named', () => {
  for (const [index, [zoom, rank]] of ranksFrom.entries()) {
    const before = ranksFrom[index - 1]
    if (before) expect([zoom > before[0], rank > before[1]]).toEqual([true, true])
  }
})
