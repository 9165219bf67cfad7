/**
 * Up to which id every event is settled: handed on in this process, or never to come. Ids are given before the commit,
 * so a later one may come first, and that of a deed that failed never does: it is given up when a later one has been
 * here for longer than any deed may last.
 */
export function createSettled(patienceMs: number) {
  let upTo: number | null = null
  /** What came after a gap: when, in the order of coming. */
  const ahead = new Map<number, number>()
  return {
    /** Null while nothing is known. */
    get upTo(): number | null {
      return upTo
    },
    /** What came before this process began to listen is settled. */
    begin(id: number) {
      upTo ??= id
    },
    see(id: number, now: number) {
      if (upTo === null || id > upTo) ahead.set(id, now)
      if (upTo === null) return
      for (const [late, at] of ahead) {
        if (at > now - patienceMs) break
        upTo = Math.max(upTo, late)
        ahead.delete(late)
      }
      while (ahead.delete(upTo + 1)) upTo++
    },
  }
}
