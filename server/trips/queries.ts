import { type Selectable, sql, type Updateable } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import type { Kept, Known } from './plausible.ts'
import './tables.ts'

const columns = [
  'job_id',
  'since',
  'taken',
  'called_at',
  'doubted',
  'sharing_ended_at',
  'likely_from',
  'likely_to',
  'estimated_at',
  'later_in_row',
  'later_told_for',
  'near_at',
] as const

export type TripRow = Pick<Selectable<Tables['trips']>, (typeof columns)[number]>

/** What is known of a job's trip beside its positions; nothing before the first of them. */
export const findTrip = (db: Db | Tx, jobId: string) =>
  db.selectFrom('trips').select(columns).where('job_id', '=', jobId).executeTakeFirst()

/** The trip of a job, locked, made where there was none: of two calls at once the second sees what the first has kept. */
export async function lockTrip(tx: Tx, jobId: string, since: Date) {
  const [trip] = await tx
    .insertInto('trips')
    .values({ job_id: jobId, since })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet((is) => ({ since: is.ref('trips.since') })),
    )
    .returning(columns)
    .execute()
  if (!trip) throw new Error('an upsert gives a row')
  return trip
}

/** Of somebody else nothing is known; what was told stays told. */
const nothingLikely = { likely_from: null, likely_to: null, estimated_at: null, later_in_row: 0 }

export const setEstimate = (tx: Tx, jobId: string, known: Updateable<Tables['trips']>) =>
  sent(tx, tx.updateTable('trips').set(known).where('job_id', '=', jobId))

/** Somebody else is on the job from now on: what came before is of a trip that is over, and a sharing that was stopped begins anew. */
export const beginTrack = (tx: Tx, jobId: string, at: Date) =>
  sent(
    tx,
    tx
      .insertInto('trips')
      .values({ job_id: jobId, since: at })
      .onConflict((conflict) =>
        conflict
          .column('job_id')
          .doUpdateSet({ since: at, doubted: 0, sharing_ended_at: null, ...nothingLikely }),
      ),
  )

export const noteCall = (
  tx: Tx,
  jobId: string,
  known: { taken: number; called_at: Date; doubted: number },
) => sent(tx, tx.updateTable('trips').set(known).where('job_id', '=', jobId))

export const setSharingEnded = (tx: Tx, jobId: string, at: Date | null) =>
  sent(tx, tx.updateTable('trips').set({ sharing_ended_at: at }).where('job_id', '=', jobId))

/** The same moment twice is once. */
export const insertPositions = (tx: Tx, job: JobRow, kept: readonly Kept[], receivedAt: Date) =>
  sent(
    tx,
    tx
      .insertInto('positions')
      .values(
        kept.map((one) => ({
          job_id: job.id,
          fixed_at: one.fixedAt,
          received_at: receivedAt,
          lat: one.lat,
          lng: one.lng,
          accuracy_m: one.accuracyM,
          heading: one.heading,
          technician_id: job.technician_id,
          doubt: one.doubt,
        })),
      )
      .onConflict((conflict) => conflict.columns(['job_id', 'fixed_at']).doNothing()),
  )

/** The positions of a job that may be read at all: believed ones, of who is on it now; by the server's own clock too, which no phone sets. */
const ofTrip = (db: Db | Tx, job: JobRow, since: Date) =>
  db
    .selectFrom('positions')
    .select(['lat', 'lng', 'heading', 'accuracy_m as accuracyM', 'fixed_at as fixedAt'])
    .where('job_id', '=', job.id)
    .where('fixed_at', '>=', since)
    .where('received_at', '>', since)
    .where('doubt', 'is', null)
    .where((is) =>
      job.technician_id === null
        ? is('technician_id', 'is', null)
        : is('technician_id', '=', job.technician_id),
    )

/** Where somebody was last, or last before a moment. */
export const findNewest = (db: Db | Tx, job: JobRow, since: Date, before?: Date) =>
  ofTrip(db, job, since)
    .$if(before !== undefined, (of) => of.where('fixed_at', '<', before ?? since))
    .orderBy('fixed_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Where somebody set out from. */
export const findFirst = (db: Db | Tx, job: JobRow, since: Date) =>
  ofTrip(db, job, since).orderBy('fixed_at').limit(1).executeTakeFirst()

/** All of them, in their order. */
export const findTrack = (db: Db | Tx, job: JobRow, since: Date): Promise<Known[]> =>
  ofTrip(db, job, since).orderBy('fixed_at').limit(settings.trips.perJob).execute()

/** Has who is on this job set out to no other before, on the same day by the clock of the place? */
export async function isFirstOfDay(db: Db, job: JobRow, timeZone: string): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (
      select from jobs other
      where other.provider_id = ${job.provider_id} and other.id <> ${job.id}
        and other.technician_id is not distinct from ${job.technician_id}
        and other.en_route_at < ${job.en_route_at}
        and (other.en_route_at at time zone ${timeZone})::date
          = (${job.en_route_at}::timestamptz at time zone ${timeZone})::date) as "isFirst"`.execute(
    db,
  )
  return rows[0]?.isFirst ?? true
}
