import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Shelf } from './shelf.ts'
import { isWorthRepeating } from './worth-repeating.ts'

export interface Seen<T> {
  /** The digest of by what right it was read. */
  id: string
  /** Milliseconds since 1970, by this device's clock. */
  readAt: number
  seen: T
}

export interface LastSeen<T> {
  /** Null where there is none, or none that may still be known. */
  read(right: string): Promise<Seen<T> | null>
  keep(right: string, seen: T): Promise<void>
  forget(right: string): Promise<void>
}

/**
 * What was last read, kept on the device for as long as its reader may know it: a phone that loads its page anew in a dead zone
 * still says who comes, when, and at what number. A right is a secret, so only its digest is kept.
 */
export function openLastSeen<T>(shelf: Shelf<Seen<T>>, keptForMs: number): LastSeen<T> {
  return {
    async read(right) {
      const id = await digestOf(right)
      const all = await shelf.all()
      for (const { id, readAt } of all) if (Date.now() - readAt > keptForMs) await shelf.remove(id)
      const kept = all.find((one) => one.id === id)
      // One that an older version has kept says it otherwise.
      return kept?.seen && Date.now() - kept.readAt <= keptForMs ? kept : null
    },
    async keep(right, seen) {
      const id = await digestOf(right)
      if (id) await shelf.put({ id, readAt: Date.now(), seen })
    },
    async forget(right) {
      const id = await digestOf(right)
      if (id) await shelf.remove(id)
    },
  }
}

/** Null where the browser makes none: there nothing is kept. */
async function digestOf(right: string): Promise<string | null> {
  if (!crypto.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(right))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reads. Where that fails and may succeed later, what was last seen is shown meanwhile: it stays a failed reading, which is tried
 * again and says so. `find` is null for whom nothing is kept.
 */
export async function orLastSeen<T>(
  read: () => Promise<T>,
  find: (() => Promise<Seen<T> | null>) | null,
  query: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (find && isWorthRepeating(error)) void show(find, query)
    throw error
  }
}

async function show<T>(
  find: () => Promise<Seen<T> | null>,
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) return
  const kept = await find()
  const state = client.getQueryState(queryKey)
  if (!kept || state?.data !== undefined || state?.fetchStatus !== 'idle') return
  client.setQueryData<T>(queryKey, kept.seen, { updatedAt: kept.readAt })
  await client.invalidateQueries({ queryKey, exact: true })
}
