/**
 * Counters that the events keep true: what was answered under the versions of some keys is still right while every
 * one of them stands where it stood. In memory, per process; forgotten all at once when the events can no longer be trusted.
 */
export interface Versions {
  bump(key: string): void
  /**
   * One word for the state of all these keys together. Each stands in it with its own counter: who asks may ask for
   * other keys the next time, and a sum of one and another place would say that nothing has changed.
   */
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
      let version = String(epoch)
      for (const key of keys) version += ` ${key}=${counters.get(key) ?? 0}`
      return version
    },
    forgetAll,
  }
}
