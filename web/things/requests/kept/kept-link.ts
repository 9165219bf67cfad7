import { forget, keep, readKept } from '../../../kit/api/storage.ts'

/** A guest's link that waits for its holder to sign in. It never stands in the address of the sign-in page. */
export interface KeptLink {
  requestId: string
  token: string
  /** Milliseconds since 1970. */
  keptAt: number
}

const name = 'keep-request'
/** Who signs in much later in the same tab may be somebody else. */
const goodForMs = 3600_000

export const keepLink = (requestId: string, token: string, now: number): void =>
  keep(name, { requestId, token, keptAt: now } satisfies KeptLink, 'tab')

export const forgetLink = (): void => forget(name, 'tab')

/** The link that waits, unless it has waited too long. `now` in milliseconds. */
export function readLink(now: number): KeptLink | null {
  const kept = readKept(name, 'tab') as Partial<KeptLink> | null
  if (!kept || typeof kept.requestId !== 'string' || typeof kept.token !== 'string') return null
  if (typeof kept.keptAt !== 'number' || now - kept.keptAt > goodForMs) return null
  return { requestId: kept.requestId, token: kept.token, keptAt: kept.keptAt }
}
