import { sql } from 'kysely'
import { sharedPhases } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import type { ByLink } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { phaseList } from '../deals/phase-list.ts'
import type { Tx } from '../platform/db/tables.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { takeOf } from '../trips/take-positions.ts'
import type { TrackerFix } from './tracker-fix.ts'
import './tables.ts'

/**
 * Where a technician is, as the app on the phone says it: kept for the job they are on the way to, and for none else. All the
 * rest is thrown away with a kind answer, or the app would send it for ever: what is no position, what comes too often, what
 * comes from a second phone, what belongs to no job.
 */
export async function takeTrackerPosition(
  deed: Deed,
  secret: string,
  sent: TrackerFix | null,
): Promise<void> {
  const hash = hashToken(secret)
  await deed.transaction(async (tx) => {
    const known = await findTracker(tx, hash)
    if (!known) throw notFound('link')
    if (!sent || !(await isHeard(tx, hash, sent.deviceId, deed.now))) return
    const { jobId, ...technician } = known
    if (!jobId) return
    const actor = { ...technician, kind: 'technician' } as const
    await takeOf(tx, { actor, source: 'tracker' }, jobId, [sent.fix], deed.now)
  })
}

/** Whose an address is, and the job they set out to last of those they have not begun to work on. */
async function findTracker(tx: Tx, hash: Buffer) {
  const { rows } = await sql<Omit<ByLink, 'kind'> & { jobId: string | null }>`
    select t.id as "technicianId", t.provider_id as "providerId", p.status = 'suspended' as suspended,
      t.language, p.language as "shopLanguage",
      (select j.id from jobs j where j.technician_id = t.id and j.phase in ${phaseList(sharedPhases)}
        order by j.en_route_at desc limit 1) as "jobId"
    from trackers k
    join technicians t on t.id = k.technician_id and t.deactivated_at is null
    join providers p on p.id = t.provider_id
    where k.secret_hash = ${hash}`.execute(tx)
  return rows[0]
}

/** The first phone that calls is the one that is heard, and not faster than one sends what it has kept in a dead zone. */
async function isHeard(tx: Tx, hash: Buffer, deviceId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - settings.trips.trackerEveryMs)
  const { rows } = await sql`
    update trackers set device_id = ${deviceId}, called_at = ${now}
    where secret_hash = ${hash} and coalesce(device_id, ${deviceId}) = ${deviceId}
      and (called_at is null or called_at <= ${before})
    returning technician_id`.execute(tx)
  return rows.length > 0
}
