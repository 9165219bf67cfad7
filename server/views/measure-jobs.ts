import { sql } from 'kysely'
import { leftPhases } from '#contract/jobs.ts'
import type { JobRecord } from '#contract/trust.ts'
import { wasOnTime } from '../core/on-time.ts'
import type { Services } from '../core/services.ts'
import { phaseList } from '../deals/phase-list.ts'
import type { Tx } from '../platform/db/tables.ts'
import { lockProvider } from '../providers/queries.ts'
import { announceTrust } from '../verification/announce.ts'
import { findTrust, setJobRecord } from '../verification/queries.ts'
import { storeTrust } from '../verification/trust.ts'

/**
 * Counts what a provider's jobs show of it (rules C20): closed ones, those that ended undone through it and without a fee, arrivals in
 * time, prices no higher than bid; comebacks and jobs for its own people count for nothing. Done by the worker for those whose jobs
 * have ended since the last time; the score follows in the same transaction.
 */
export async function measureJobs(
  { db, deeds, clock }: Services,
  since = new Date(clock.now().getTime() - 2 * everyMs),
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct provider_id as id from jobs where closed_at > ${since}`.execute(db)
  for (const { id } of rows) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      if (!(await lockProvider(tx, id))) return
      const known = (await findTrust(tx, id))?.job_record
      const counted = await countJobs(tx, id)
      if (known && Object.entries(counted).every(([what, n]) => Reflect.get(known, what) === n))
        return
      await setJobRecord(tx, id, counted)
      if (await storeTrust(tx, id, deed.now)) await announceTrust(tx, id)
    })
  }
}

async function countJobs(tx: Tx, providerId: string): Promise<JobRecord> {
  const { rows } = await sql<JobRecord>`
    select
      count(*) filter (where j.phase = 'closed') as closed,
      count(*) filter (where j.phase in ${phaseList([...leftPhases, 'unable_to_complete'])}
        -- Who left for the fee of having come was not let do the work.
        and (j.phase <> 'unable_to_complete' or j.cancellation_fee_cents is null)) as undone,
      count(*) filter (where j.phase = 'closed' and j.promised_at is not null
        and j.arrived_at is not null) as promised,
      count(*) filter (where j.phase = 'closed' and ${wasOnTime}) as "onTime",
      count(*) filter (where j.phase = 'closed' and j.price_cents <= b.price_cents) as "asBid"
    from jobs j join bids b on b.id = j.bid_id
    where j.provider_id = ${providerId} and j.same_people is null and j.comeback_of is null`.execute(
    tx,
  )
  const [counted] = rows
  if (!counted) throw new Error('a count gives a row')
  return counted
}

/** How often the worker counts. */
export const everyMs = 60_000
