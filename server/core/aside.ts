/** What could not be carried out for a reason of its own stands aside for so long; then it is tried again. */
const asideMs = 60_000

/**
 * What stands aside in this process, by kind and id. It is remembered by this process alone: the row itself stays as it is, so boards
 * and figures show that it is not done, and another process may try.
 */
export interface Aside {
  put(kind: string, id: string): void
  of(kind: string): ReadonlySet<string>
}

export function createAside(): Aside {
  const kinds = new Map<string, Map<string, number>>()
  const untilOf = (kind: string) => {
    const known = kinds.get(kind)
    if (known) return known
    const made = new Map<string, number>()
    kinds.set(kind, made)
    return made
  }
  return {
    put(kind, id) {
      untilOf(kind).set(id, Date.now() + asideMs)
    },
    of(kind) {
      const untils = untilOf(kind)
      for (const [id, until] of untils) if (until < Date.now()) untils.delete(id)
      return new Set(untils.keys())
    },
  }
}
