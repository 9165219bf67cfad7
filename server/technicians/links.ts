import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { ByLink } from '../auth/actor.ts'
import type { PersonalLinks } from '../auth/gate.ts'
import { record } from '../core/events.ts'
import type { Clock } from '../platform/clock.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashToken, newToken, sameHash } from '../platform/secrets/tokens.ts'
import './events.ts'
import './tables.ts'

/** No request's token has a dot (base64url), so a call asks one table only. */
const mark = 't.'

/** Looks up whose a link is, every time: one that has ended must open nothing a moment later. */
export function createTechnicianLinks(db: Db, clock: Clock): PersonalLinks {
  return {
    isOne: (token) => token.startsWith(mark),
    async find(token) {
      if (token.length > 100) return null
      const hash = hashToken(token)
      const row = await withRetries(() => findOwner(db, hash, clock.now()))
      if (!row || !sameHash(row.hash, hash)) return null
      const { technicianId, providerId, suspended, language, shopLanguage } = row
      return { kind: 'technician', technicianId, providerId, suspended, language, shopLanguage }
    },
  }
}

async function findOwner(db: Db, hash: Buffer, now: Date) {
  const { rows } = await sql<Omit<ByLink, 'kind'> & { hash: Buffer }>`
    select k.token_hash as hash, t.id as "technicianId", t.provider_id as "providerId",
      p.status = 'suspended' as suspended, t.language,
      p.language as "shopLanguage"
    from technician_tokens k
    join technicians t on t.id = k.technician_id and t.deactivated_at is null
    join providers p on p.id = t.provider_id
    where k.token_hash = ${hash} and ${stillOpens(now)}`.execute(db)
  return rows[0]
}

/** Of a link `k`: does it open anything? */
export const stillOpens = (now: Date) =>
  sql`k.revoked_at is null and k.created_at > ${new Date(now.getTime() - settings.technicians.linkMs)}`

/** Makes a link's token for an SMS that is about to leave; null for who works here no more. Only its hash stays. */
export async function issueLink(tx: Tx, technicianId: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ providerId: string; hadLink: boolean }>`
    select t.provider_id as "providerId", exists (select from technician_tokens k
      where k.technician_id = t.id and ${stillOpens(now)}) as "hadLink"
    from technicians t where t.id = ${technicianId} and t.deactivated_at is null for share of t`.execute(
    tx,
  )
  const [technician] = rows
  if (!technician) return null
  const token = `${mark}${newToken().token}`
  await tx
    .insertInto('technician_tokens')
    .values({ token_hash: hashToken(token), technician_id: technicianId, created_at: now })
    .execute()
  // The shop's page was read before the SMS left, and says that there is none.
  if (!technician.hadLink)
    await record(tx, 'technician_changed', {
      providerId: technician.providerId,
      payload: { technicianId },
    })
  return token
}

export const endLinks = (tx: Tx, technicianId: string, now: Date) =>
  tx
    .updateTable('technician_tokens')
    .set({ revoked_at: now })
    .where('technician_id', '=', technicianId)
    .where('revoked_at', 'is', null)
    .execute()
