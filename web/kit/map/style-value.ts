/** What a value of the style may depend on. */
export interface At {
  zoom: number
  /** Of a town. */
  rank?: number
}

/**
 * A number of the style (`layers.ts`, `labels.ts`) at a zoom, for whoever draws without MapLibre: of its language only what those files use,
 * since the whole of it is 60 kB. style-value.test.ts compares it with the original.
 */
export function numberAt(value: unknown, at: At): number {
  if (typeof value === 'number') return value
  if (!Array.isArray(value) || value[0] !== 'interpolate') throw new Error(`unknown: ${value}`)
  const [, [kind, base = 1], [operator, property], ...stops] = value
  if (kind !== 'linear' && kind !== 'exponential') throw new Error(`unknown: ${kind}`)
  const input = at[(operator === 'get' ? property : operator) as keyof At] ?? 0
  const from = Math.max(
    0,
    stops.findLastIndex((stop, index) => index % 2 === 0 && stop <= input),
  )
  const [low, below, high, above] = stops.slice(from, from + 4)
  if (high === undefined || input <= low) return numberAt(below, at)
  const share =
    base === 1
      ? (input - low) / (high - low)
      : (base ** (input - low) - 1) / (base ** (high - low) - 1)
  const start = numberAt(below, at)
  return start + share * (numberAt(above, at) - start)
}
