import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { openShelf } from '../../kit/api/shelf.ts'

interface KeptDay {
  /** By what it was read: the digest of a link, or the session. */
  id: string
  /** Milliseconds since 1970, by the phone's clock. */
  readAt: number
  day: TechnicianDay
}

const shelf = openShelf<KeptDay>('days')

/** A link is a secret, so only its digest is kept. Null where the browser makes none. */
async function idOf(token: string | null): Promise<string | null> {
  if (token === null) return 'session'
  if (!crypto.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The jobs as they were last read by this link or session, so that a phone in a dead zone knows where to go and what to do
 * next. Null where there are none, or where they are older than anybody may know a customer's number.
 */
export async function readKeptDay(token: string | null): Promise<KeptDay | null> {
  const id = await idOf(token)
  const all = await shelf.all()
  for (const { id, readAt } of all)
    if (Date.now() - readAt > settings.contactAfterCloseMs) await shelf.remove(id)
  return all.find((kept) => kept.id === id) ?? null
}

export async function keepDay(token: string | null, day: TechnicianDay): Promise<void> {
  const id = await idOf(token)
  if (id) await shelf.put({ id, readAt: Date.now(), day })
}

/** The link has ended, or somebody has signed out: the phone forgets. */
export async function forgetDay(token: string | null): Promise<void> {
  const id = await idOf(token)
  if (id) await shelf.remove(id)
}
