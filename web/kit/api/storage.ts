/** `tab` is forgotten with its tab. Named late: where storage is forbidden, its very name throws. */
export type Where = 'browser' | 'tab'
const storeOf = (where: Where) => (where === 'tab' ? sessionStorage : localStorage)

/** What the browser keeps, as JSON; a private window that keeps nothing counts as empty. */
export function readKept(name: string, where: Where = 'browser'): unknown {
  try {
    const kept = storeOf(where).getItem(name)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

export function keep(name: string, value: unknown, where: Where = 'browser'): void {
  try {
    storeOf(where).setItem(name, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forget(name: string, where: Where = 'browser'): void {
  try {
    storeOf(where).removeItem(name)
  } catch {
    // What was never kept need not be forgotten.
  }
}

/** What its next user must not find: drafts, searches, notes. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // What was never kept need not be forgotten.
  }
}
