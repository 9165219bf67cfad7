import { type Selectable, sql, type Updateable } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'
import type { Kept, Known } from './plausible.ts'
import type { Source } from './tables.ts'

export const tripColumns = [
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
  'stopped_since',
] as const

export type TripRow = Pick<Selectable<Tables['trips']>, (typeof tripColumns)[number]>

/** What is known of a job's trip beside its positions; nothing before the first of them. */
export const findTrip = (db: Db | Tx, jobId: string) =>
  db.selectFrom('trips').select(tripColumns).where('job_id', '=', jobId).executeTakeFirst()

/** The trip of a job, locked, made where there was none: of two calls at once the second sees what the first has kept. */
export async function lockTrip(tx: Tx, jobId: string, since: Date) {
  const [trip] = await tx
    .insertInto('trips')
    .values({ job_id: jobId, since })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet((is) => ({ since: is.ref('trips.since') })),
    )
    .returning(tripColumns)
    .execute()
  if (!trip) throw new Error('an upsert gives a row')
  return trip
}

/** Of somebody else nothing is known; what was told stays told. */
const nothingKnown = {
  likely_from: null,
  likely_to: null,
  estimated_at: null,
  later_in_row: 0,
  stopped_since: null,
}

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
          .doUpdateSet({ since: at, doubted: 0, sharing_ended_at: null, ...nothingKnown }),
      ),
  )

/** What is known of a trip after a call. */
export const setTrip = (tx: Tx, jobId: string, known: Updateable<Tables['trips']>) =>
  sent(tx, tx.updateTable('trips').set(known).where('job_id', '=', jobId))

/** One text for one position and for fifty. */
const insertPositions = builtOnce<PositionRows, never>(
  [
    'jobId',
    'technicianId',
    'receivedAt',
    'source',
    'fixedAt',
    'lat',
    'lng',
    'accuracyM',
    'heading',
    'doubt',
  ],
  (db, of) => ({
    compile: () =>
      sql<never>`
        insert into positions (job_id, technician_id, received_at, source, fixed_at, lat, lng, accuracy_m, heading, doubt)
        select ${of.jobId}::uuid, ${of.technicianId}::uuid, ${of.receivedAt}::timestamptz, ${of.source}::text, fix.*
        from unnest(${of.fixedAt}::timestamptz[], ${of.lat}::float8[], ${of.lng}::float8[],
          ${of.accuracyM}::float8[], ${of.heading}::float8[], ${of.doubt}::text[]) fix
        on conflict (job_id, fixed_at) do nothing`.compile(db),
  }),
)

/** Of one job and one call; then a column for each thing that is known of a position. */
interface PositionRows extends Record<keyof Kept, readonly unknown[]> {
  jobId: string
  technicianId: string | null
  receivedAt: Date
  source: Source
}

/** The same moment twice is once. */
export function keepPositions(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'technician_id'>,
  kept: readonly Kept[],
  source: Source,
  receivedAt: Date,
): Promise<void> {
  const rows = {
    jobId: job.id,
    technicianId: job.technician_id,
    receivedAt,
    source,
    fixedAt: kept.map(({ fixedAt }) => fixedAt),
    lat: kept.map(({ lat }) => lat),
    lng: kept.map(({ lng }) => lng),
    accuracyM: kept.map(({ accuracyM }) => accuracyM),
    heading: kept.map(({ heading }) => heading),
    doubt: kept.map(({ doubt }) => doubt),
  }
  return sent(tx, insertPositions.query(tx, rows))
}

/** Of these jobs those on the way now, and whose they are. */
export const findOnTheWay = (db: Db, jobIds: readonly string[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('requests', 'requests.id', 'jobs.request_id')
    .select([
      'jobs.id as jobId',
      'jobs.request_id as requestId',
      'jobs.provider_id as providerId',
      'requests.customer_user_id as userId',
      'requests.fleet_id as fleetId',
      'requests.driver_id as driverId',
    ])
    .where('jobs.id', 'in', jobIds)
    .where('jobs.phase', '=', 'en_route')
    .execute()

export type OnTheWay = Awaited<ReturnType<typeof findOnTheWay>>[number]

/** The positions of a job that may be read at all: believed ones, of who is on it now; by the server's own clock too, which no phone sets. */
const ofTrip = (db: Db | Tx, job: Pick<JobRow, 'id' | 'technician_id'>, since: Date) =>
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

/** Where somebody was last. */
export const findNewest = (db: Db | Tx, job: JobRow, since: Date) =>
  ofTrip(db, job, since).orderBy('fixed_at', 'desc').limit(1).executeTakeFirst()

/** Where somebody set out from. */
export const findFirst = (db: Db | Tx, job: JobRow, since: Date) =>
  ofTrip(db, job, since).orderBy('fixed_at').limit(1).executeTakeFirst()

/** All of them, in their order; or those from a moment on. */
export const findTrack = (
  db: Db | Tx,
  job: Pick<JobRow, 'id' | 'technician_id'>,
  since: Date,
  from = since,
): Promise<Known[]> =>
  ofTrip(db, job, since)
    .where('fixed_at', '>=', from)
    .orderBy('fixed_at')
    .limit(settings.trips.perJob)
    .execute()

/** Jobs that should be there soon, of which no position has come for a while and nobody was told; who does not want to share is left alone. */
export async function findSilent(
  db: Db,
  { since, promisedBefore }: { since: Date; promisedBefore: Date },
  limit: number,
) {
  const { rows } = await sql<{ id: string; request_id: string }>`
    select j.id, j.request_id from jobs j join requests r on r.id = j.request_id
    where j.phase = 'en_route' and j.en_route_at <= ${since} and j.promised_at <= ${promisedBefore}
      and r.lat is not null
      and not exists (select from positions p where p.job_id = j.id and p.received_at > ${since})
      and not exists (
        select from trips t
        where t.job_id = j.id and (t.sharing_ended_at is not null or t.since > ${since}))
      and not exists (select from reminders m where m.job_id = j.id and m.kind = 'silent')
    order by j.promised_at limit ${limit}`.execute(db)
  return rows
}

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
