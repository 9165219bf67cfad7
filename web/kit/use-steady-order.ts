import { useState } from 'react'

interface Row {
  id: string
}

/** The ids in the order in which they were seen; what is new comes last. */
export const seenIds = (before: readonly string[], rows: readonly Row[]): string[] => [
  ...before,
  ...rows.map(({ id }) => id).filter((id) => !before.includes(id)),
]

export const inOrderOf = <R extends Row>(ids: readonly string[], rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/**
 * Rows in the order in which the page first showed them, as long as they are those of the same search: a row that moves because of a
 * press puts another one under the finger.
 */
export function useSteadyOrder<R extends Row>(rows: readonly R[], search: string): R[] {
  const [known, setKnown] = useState({ search, ids: seenIds([], rows) })
  const before = known.search === search ? known.ids : []
  const ids = seenIds(before, rows)
  if (known.search !== search || ids.length > before.length) setKnown({ search, ids })
  return inOrderOf(ids, rows)
}
