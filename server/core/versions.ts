/**
 * Counters that the events keep true: what was answered under one sum of versions is still right while the sum is
 * the same. In memory, per process; forgotten all at once when the events can no longer be trusted.
 */
export interface Versions {
  bump(key: string): void
  /** One word for the state of all these keys together. */
  of(keys: readonly string[]): string
  forgetAll(): void
}

/** Beyond this many keys all are forgotten: a bound on memory, not on correctness. */
const maxKeys = 200_000

export function createVersions(): Versions {
  const counters = new Map<string, number>()
  let epoch = 0
  const forgetAll = () => {
    counters.clear()
    epoch++
  }
  return {
    bump(key) {
      if (counters.size >= maxKeys) forgetAll()
      counters.set(key, (counters.get(key) ?? 0) + 1)
    },
    of(keys) {
      let sum = 0
      for (const key of keys) sum += counters.get(key) ?? 0
      return `${epoch}.${sum}`
    },
    forgetAll,
  }
}
