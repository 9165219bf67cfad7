import Bowser from 'bowser'
import type { OwnSecurity, OwnSession } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import type { Services } from '../../core/services.ts'
import type { User } from '../actor.ts'
import { longestOf } from '../sessions.ts'
import { listPasskeys } from './passkey-queries.ts'
import { offersPasskeys } from './passkeys.ts'
import { countFactors } from './queries.ts'
import { listSessionsOf } from './session-queries.ts'

/** What somebody signs in with beside the password. */
export async function readSecurity(
  { db, config }: Services,
  { userId }: User,
  needsFactor: boolean,
): Promise<OwnSecurity> {
  const { hasAuthenticator, recoveryCodesLeft } = await countFactors(db, userId)
  const passkeys = await listPasskeys(db, userId)
  return {
    hasAuthenticator,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    offersPasskeys: offersPasskeys(config),
    needsFactor,
  }
}

/** Where somebody is signed in. */
export async function listSessions(
  { db, clock }: Services,
  { userId, userType, sessionHash }: User,
): Promise<OwnSession[]> {
  const now = clock.now().getTime()
  const rows = await listSessionsOf(db, userId, {
    opened: new Date(now - longestOf(userType)),
    seen: new Date(now - settings.session.idleMs),
  })
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    isThis: row.token_hash.toString('base64url') === sessionHash,
    hasFactor: row.has_factor,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }))
}

/** As far as the browser has said it. */
function deviceOf(userAgent: string | null): Pick<OwnSession, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
