import { type Selectable, sql, type Updateable } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { anyOf } from '../platform/db/any-of.ts'
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

/** The counts and the estimate of many trips after a call each. */
const updateTrips = builtOnce<TripsAfter, never>(
  [
    'jobId',
    'taken',
    'calledAt',
    'doubted',
    'likelyFrom',
    'likelyTo',
    'estimatedAt',
    'laterInRow',
    'stoppedSince',
  ],
  (db, of) => ({
    compile: () =>
      sql<never>`
        update trips trip
        set taken = after.taken, called_at = after.called_at, doubted = after.doubted, likely_from = after.likely_from,
          likely_to = after.likely_to, estimated_at = after.estimated_at, later_in_row = after.later_in_row,
          stopped_since = after.stopped_since
        from unnest(${of.jobId}::uuid[], ${of.taken}::int[], ${of.calledAt}::timestamptz[], ${of.doubted}::int[],
          ${of.likelyFrom}::timestamptz[], ${of.likelyTo}::timestamptz[], ${of.estimatedAt}::timestamptz[],
          ${of.laterInRow}::int[], ${of.stoppedSince}::timestamptz[])
          after (job_id, taken, called_at, doubted, likely_from, likely_to, estimated_at, later_in_row, stopped_since)
        where trip.job_id = after.job_id`.compile(db),
  }),
)

type TripsAfter = Record<
  | 'jobId'
  | 'taken'
  | 'calledAt'
  | 'doubted'
  | 'likelyFrom'
  | 'likelyTo'
  | 'estimatedAt'
  | 'laterInRow'
  | 'stoppedSince',
  readonly unknown[]
>

/** The same for many trips at once, of which nothing is told. */
export const setTrips = (tx: Tx, trips: readonly TripRow[]): Promise<void> =>
  sent(
    tx,
    updateTrips.query(tx, {
      jobId: trips.map(({ job_id }) => job_id),
      taken: trips.map(({ taken }) => taken),
      calledAt: trips.map(({ called_at }) => called_at),
      doubted: trips.map(({ doubted }) => doubted),
      likelyFrom: trips.map(({ likely_from }) => likely_from),
      likelyTo: trips.map(({ likely_to }) => likely_to),
      estimatedAt: trips.map(({ estimated_at }) => estimated_at),
      laterInRow: trips.map(({ later_in_row }) => later_in_row),
      stoppedSince: trips.map(({ stopped_since }) => stopped_since),
    }),
  )

/** One text for one position and for those of many jobs. */
const insertPositions = builtOnce<PositionRows, never>(
  [
    'source',
    'jobId',
    'technicianId',
    'receivedAt',
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
        insert into positions (source, job_id, technician_id, received_at, fixed_at, lat, lng, accuracy_m, heading, doubt)
        select ${of.source}::text, fix.*
        from unnest(${of.jobId}::uuid[], ${of.technicianId}::uuid[], ${of.receivedAt}::timestamptz[],
          ${of.fixedAt}::timestamptz[], ${of.lat}::float8[], ${of.lng}::float8[], ${of.accuracyM}::float8[],
          ${of.heading}::float8[], ${of.doubt}::text[]) fix
        on conflict (job_id, fixed_at) do nothing`.compile(db),
  }),
)

/** By one kind of sender; then a column for each thing that is known of a position. */
interface PositionRows
  extends Record<keyof Kept | 'jobId' | 'technicianId' | 'receivedAt', readonly unknown[]> {
  source: Source
}

/** What is kept of a call, and of which job. */
interface KeptOfJob {
  running: { job: Pick<JobRow, 'id' | 'technician_id'> }
  kept: readonly Kept[]
  receivedAt: Date
}

/** The same moment of a job twice is once. */
export function keepPositions(tx: Tx, all: readonly KeptOfJob[], source: Source): Promise<void> {
  const fixes = all.flatMap(({ running: { job }, kept, receivedAt }) =>
    kept.map((fix) => ({ ...fix, job, receivedAt })),
  )
  const rows = {
    source,
    jobId: fixes.map(({ job }) => job.id),
    technicianId: fixes.map(({ job }) => job.technician_id),
    receivedAt: fixes.map(({ receivedAt }) => receivedAt),
    fixedAt: fixes.map(({ fixedAt }) => fixedAt),
    lat: fixes.map(({ lat }) => lat),
    lng: fixes.map(({ lng }) => lng),
    accuracyM: fixes.map(({ accuracyM }) => accuracyM),
    heading: fixes.map(({ heading }) => heading),
    doubt: fixes.map(({ doubt }) => doubt),
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
    .where('jobs.id', '=', anyOf(jobIds))
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

/** Where the phone of who is on it was: not the truck, which says it by itself and may stand there alone. */
export const findTrackOfPhone = (
  db: Db | Tx,
  job: Pick<JobRow, 'id' | 'technician_id'>,
  since: Date,
): Promise<Known[]> =>
  ofTrip(db, job, since)
    .where(sql<boolean>`source is distinct from 'feed'`)
    .orderBy('fixed_at')
    .limit(settings.trips.perJob)
    .execute()

/** Of which job a track is wanted, of whom, since when they are on it and from which moment. */
export interface TrackWanted {
  jobId: string
  technicianId: string | null
  since: Date
  from: Date
}

const tracks = builtOnce<Record<keyof TrackWanted, readonly unknown[]>, TrackRow>(
  ['jobId', 'technicianId', 'since', 'from'],
  (db, of) => ({
    compile: () =>
      sql<TrackRow>`
        select wanted.job_id as "jobId", fix.*
        from unnest(${of.jobId}::uuid[], ${of.technicianId}::uuid[], ${of.since}::timestamptz[], ${of.from}::timestamptz[])
          wanted (job_id, technician_id, since, from_at)
        cross join lateral (
          select lat, lng, accuracy_m as "accuracyM", fixed_at as "fixedAt", doubt from positions
          where job_id = wanted.job_id and fixed_at >= greatest(wanted.since, wanted.from_at)
            and received_at > wanted.since and technician_id is not distinct from wanted.technician_id
          order by fixed_at limit ${sql.lit(settings.trips.perJob)}) fix`.compile(db),
  }),
)

type TrackRow = Known & Pick<Kept, 'doubt'> & { jobId: string }

/** The tracks of many jobs at once, by their ids, what is not believed among them: what comes at the same moment is not kept. */
export async function findTracks(
  tx: Tx,
  wanted: readonly TrackWanted[],
): Promise<Map<string, TrackRow[]>> {
  const rows = await tracks.rows(tx, {
    jobId: wanted.map(({ jobId }) => jobId),
    technicianId: wanted.map(({ technicianId }) => technicianId),
    since: wanted.map(({ since }) => since),
    from: wanted.map(({ from }) => from),
  })
  return Map.groupBy(rows, ({ jobId }) => jobId)
}

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
