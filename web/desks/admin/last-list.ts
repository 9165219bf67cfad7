import type { Location } from 'react-router'
import { keep, readKept } from '../../kit/api/storage.ts'

/** The part of the dashboard that was looked at last: its name, its address, and what the history's entry has beside it. */
export interface List {
  name: string
  to: string
  state: unknown
}

const place = 'desk:list'

/** Kept in its tab: from a request the way leads over a shop and a person, and past a reload, back to what was found. */
export const noteList = (name: string, { pathname, search, state }: Location): void =>
  keep(place, { name, to: pathname + search, state } satisfies List, 'tab')

/** What is searched there now, of which the router does not hear. */
export function noteSearched(state: unknown): void {
  const list = lastList()
  if (list) keep(place, { ...list, state } satisfies List, 'tab')
}

export function lastList(): List | null {
  const kept = readKept(place, 'tab')
  return isList(kept) ? kept : null
}

const isList = (kept: unknown): kept is List =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'to' in kept &&
  typeof kept.to === 'string' &&
  'state' in kept
