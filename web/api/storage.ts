/** What the browser keeps, as JSON; a private window that keeps nothing counts as empty. */
export function readKept(name: string): unknown {
  try {
    const kept = localStorage.getItem(name)
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page itself still holds it.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // What was never kept need not be forgotten.
  }
}
