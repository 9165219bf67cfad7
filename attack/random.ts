/** Chance that repeats: the same seed, the same attack. */
export interface Random {
  /** From 0 to below `below`. */
  int(below: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32: small, fast, and even enough to choose by. Never for secrets. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    chance: (share) => next() < share,
    // Nobody picks from an empty list.
    pick: (list) => list[int(list.length)] as (typeof list)[number],
  }
}
