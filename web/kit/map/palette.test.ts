import { expect, test } from 'vitest'
import { palettes } from './palette.ts'

// Read from the disk: Vitest empties imported style sheets, and the web project knows no Node types.
const { readFileSync } = (await import(/* @vite-ignore */ ['node', 'fs'].join(':'))) as {
  readFileSync: (path: URL, encoding: 'utf8') => string
}
const css = readFileSync(new URL('../../styles/theme.css', import.meta.url), 'utf8')

function token(name: string) {
  const found = css.match(
    new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`),
  )
  if (!found?.[1] || !found[2]) throw new Error(`theme.css has no colour ${name}`)
  return { light: found[1], night: found[2] }
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'night'] as const)(
  '%s: names and circles have the colours of the theme',
  (theme) => {
    const { ink, muted, circle } = palettes[theme]
    expect({ ink, muted, circle }).toEqual({
      ink: token('ink')[theme],
      muted: token('muted')[theme],
      circle: token('blue')[theme],
    })
  },
)

test.each(['light', 'night'] as const)('%s: names are readable, roads stand out', (theme) => {
  const { ink, muted, halo, land, road, roadEdge, abroad } = palettes[theme]
  for (const ground of [halo, land, abroad])
    for (const text of [ink, muted]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  expect(Math.max(contrast(road, land), contrast(roadEdge, land))).toBeGreaterThanOrEqual(3)
})
