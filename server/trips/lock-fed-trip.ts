import { sql } from 'kysely'
import type { RequestRow } from '../asking/queries.ts'
import { notFound } from '../core/not-found.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import type { Point } from '../geo/distance.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import type { Tx } from '../platform/db/tables.ts'
import { providerOf } from '../providers/queries.ts'
import type { Known } from './plausible.ts'
import { type TripRow, tripColumns } from './queries.ts'
import type { Source } from './tables.ts'

/** What decides of positions that come, and with what they are measured. */
export interface FedTrip {
  job: Pick<JobRow, (typeof jobColumns)[number]>
  request: Pick<RequestRow, (typeof requestColumns)[number] | 'id'>
  place: Point | null
  /** Nothing before the first position. */
  trip: TripRow | null
  /** Where somebody was, of what was believed, last before the first of those that come. */
  before: (Known & { source: Source | null }) | undefined
}

const jobColumns = [
  'id',
  'bid_id',
  'provider_id',
  'technician_id',
  'phase',
  'promised_at',
  'expected_at',
  'en_route_at',
  'arrived_at',
] as const
const requestColumns = ['customer_user_id', 'fleet_id', 'driver_id', 'lat', 'lng'] as const

/** Of a table where there may be no row. */
type OrNulls<Row> = { [Column in keyof Row]: Row[Column] | null }
type FedRow = FedTrip['job'] &
  Omit<FedTrip['request'], 'id'> & { request_id: string } & OrNulls<TripRow> &
  OrNulls<{
    before_lat: number
    before_lng: number
    before_accuracy_m: number
    before_at: Date
    before_source: Source
  }>

const fedTrip = builtOnce<
  { jobId: string; technicianId: string | null; userId: string | null; firstAt: Date },
  FedRow
>(['jobId', 'technicianId', 'userId', 'firstAt'], (db, { jobId, technicianId, userId, firstAt }) =>
  db
    .selectFrom('jobs')
    .innerJoin('requests', 'requests.id', 'jobs.request_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('trips')
          .select(tripColumns)
          .whereRef('trips.job_id', '=', 'jobs.id')
          .forUpdate()
          .as('trip'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('positions')
          .select(['lat', 'lng', 'accuracy_m', 'fixed_at', 'source'])
          .whereRef('positions.job_id', '=', 'jobs.id')
          .where('positions.fixed_at', '<', firstAt)
          .whereRef('positions.fixed_at', '>=', sinceOf)
          .whereRef('positions.received_at', '>', sinceOf)
          .where('positions.doubt', 'is', null)
          .where(sql<boolean>`positions.technician_id is not distinct from jobs.technician_id`)
          .orderBy('positions.fixed_at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select(jobColumns.map((name) => `jobs.${name}` as const))
    .select(requestColumns.map((name) => `requests.${name}` as const))
    .select(tripColumns.map((name) => `trip.${name}` as const))
    .select([
      'jobs.request_id',
      'before.lat as before_lat',
      'before.lng as before_lng',
      'before.accuracy_m as before_accuracy_m',
      'before.fixed_at as before_at',
      'before.source as before_source',
    ])
    .where('jobs.id', '=', jobId)
    .where((is) =>
      is.or([
        is('jobs.technician_id', '=', technicianId),
        is('jobs.provider_id', '=', providerOf(db, userId ?? '')),
      ]),
    ),
)

/** Since when positions are of who is on it now. */
const sinceOf = sql<Date>`greatest(trip.since, jobs.en_route_at)`

/**
 * The trip of a job, locked, with all that a call with positions asks of it: one question, because trucks send day and night.
 * Of two calls at once the second sees of the trip what the first has kept. To whoever does not do the job it is not there.
 */
export async function lockFedTrip(
  tx: Tx,
  actor: JobActor,
  jobId: string,
  firstAt: Date,
): Promise<FedTrip> {
  const [row] = await fedTrip.rows(tx, {
    jobId,
    technicianId: actor.kind === 'technician' ? actor.technicianId : null,
    userId: actor.kind === 'user' ? actor.userId : null,
    firstAt,
  })
  if (!row) throw notFound('job')
  const { lat, lng } = row
  return {
    job: row,
    request: { ...row, id: row.request_id },
    place: lat === null || lng === null ? null : { lat, lng },
    trip: hasTrip(row) ? row : null,
    before: beforeOf(row),
  }
}

const hasTrip = <Row extends { since: Date | null }>(row: Row): row is Row & TripRow =>
  row.since !== null

function beforeOf(row: FedRow): FedTrip['before'] {
  const { before_lat: lat, before_lng: lng, before_accuracy_m: accuracyM, before_at: fixedAt } = row
  if (lat === null || lng === null || accuracyM === null || fixedAt === null) return undefined
  return { lat, lng, accuracyM, fixedAt, source: row.before_source }
}
