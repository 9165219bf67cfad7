import { describe, expect, test } from 'vitest'

// Read from the disk: Vitest empties imported style sheets, and the web project knows no Node types.
const { readFileSync } = (await import(/* @vite-ignore */ ['node', 'fs'].join(':'))) as {
  readFileSync: (path: URL, encoding: 'utf8') => string
}
const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

const themes = ['light', 'night'] as const
type Theme = (typeof themes)[number]

const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', night = '']) => [name, { light, night }],
  ),
)

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`theme.css has no colour ${name}`)
  return token[theme]
}

/** Relative luminance as WCAG 2.2 defines it. */
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

const grounds = ['page', 'surface', 'raised', 'sunken']
const inks = ['ink', 'muted', 'amber-ink', 'green-ink', 'red-ink', 'blue-ink']
const fills = ['amber', 'green', 'red', 'blue', 'plate', 'guide']

const text: [string, string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ...fills.map((fill): [string, string] => [`on-${fill}`, fill]),
  ...['amber', 'green', 'red', 'blue'].flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['page', 'ink'],
  ['on-amber', 'amber-deep'],
  ['on-red', 'red-deep'],
  ['plate-muted', 'plate'],
  ['on-plate', 'plate-deep'],
  ['plate-muted', 'plate-deep'],
  ['amber', 'plate'],
  ['amber', 'plate-deep'],
]

/** Edges of controls, the focus ring and marks that carry a meaning. */
const marks: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['edge', ground]),
  ...grounds.map((ground): [string, string] => ['focus', ground]),
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(text)('%s is readable on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(marks)('%s is visible on %s', (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
