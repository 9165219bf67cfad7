import { createHash } from 'node:crypto'

/** Numbers that look random and come out the same for the same words: the demo is the same at every first start. */
export interface Chance {
  /** Below `to`. */
  between(from: number, to: number): number
  /** Including both. */
  whole(from: number, to: number): number
  isLikely(share: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** Mulberry32, begun with the hash of the words. */
export function chanceOf(...words: string[]): Chance {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1))
  return {
    between,
    whole,
    isLikely: (share) => next() < share,
    pick(list) {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new RangeError('Nothing can be picked from an empty list')
      return picked
    },
    shuffled(list) {
      const weighted = list.map((value) => ({ value, weight: next() }))
      return weighted.sort((a, b) => a.weight - b.weight).map(({ value }) => value)
    },
  }
}
