import { sql } from 'kysely'
import type { RequestRow } from '../asking/queries.ts'
import { userIdOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { JobRow } from '../deals/job-queries.ts'
import type { JobActor } from '../deals/lock-own-job.ts'
import type { Point } from '../geo/distance.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import type { Tx } from '../platform/db/tables.ts'
import { providerOfSql } from '../providers/queries.ts'
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
const requestColumns = [
  ...['customer_user_id', 'fleet_id', 'driver_id'],
  ...['lat', 'lng', 'accuracy_m', 'place_miles'],
] as const

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

/** A column for each thing that is asked, a row for each call. */
interface AskedRows {
  jobIds: readonly string[]
  technicianIds: readonly (string | null)[]
  userIds: readonly (string | null)[]
  firstAts: readonly Date[]
}

const fedTripsOf = (whenHeld: 'wait' | 'skip') =>
  builtOnce<AskedRows, FedRow>(
    ['jobIds', 'technicianIds', 'userIds', 'firstAts'],
    (db, { jobIds, technicianIds, userIds, firstAts }) => {
      const calls = sql<{
        job_id: string
        technician_id: string | null
        user_id: string | null
        first_at: Date
      }>`unnest(${jobIds}::uuid[], ${technicianIds}::uuid[], ${userIds}::uuid[], ${firstAts}::timestamptz[])`
      return db
        .selectFrom(calls.as<'call'>(sql`call(job_id, technician_id, user_id, first_at)`))
        .innerJoin('jobs', 'jobs.id', 'call.job_id')
        .innerJoin('requests', 'requests.id', 'jobs.request_id')
        .leftJoinLateral(
          (of) =>
            of
              .selectFrom('trips')
              .select(tripColumns)
              .whereRef('trips.job_id', '=', 'jobs.id')
              .forUpdate()
              .$if(whenHeld === 'skip', (held) => held.skipLocked())
              .as('trip'),
          (join) => join.onTrue(),
        )
        .leftJoinLateral(
          (of) =>
            of
              .selectFrom('positions')
              .select(['lat', 'lng', 'accuracy_m', 'fixed_at', 'source'])
              .whereRef('positions.job_id', '=', 'jobs.id')
              .whereRef('positions.fixed_at', '<', 'call.first_at')
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
        .where((is) =>
          is.or([
            is('jobs.technician_id', '=', is.ref('call.technician_id')),
            is('jobs.provider_id', '=', sql<string>`${sql.raw(providerOfSql('call.user_id'))}`),
          ]),
        )
        .$if(whenHeld === 'skip', (held) => held.forKeyShare('jobs').skipLocked())
    },
  )
const fedTrips = { wait: fedTripsOf('wait'), skip: fedTripsOf('skip') }

/** Since when positions are of who is on it now. */
const sinceOf = sql<Date>`greatest(trip.since, jobs.en_route_at)`

/** Who sends, for which job, and when the first of the positions was. */
export interface Asked {
  actor: JobActor
  jobId: string
  firstAt: Date
}

/**
 * The trip of a job, locked, with all that a call with positions asks of it: one question, because trucks send day and night.
 * Of two calls at once the second sees of the trip what the first has kept. To whoever does not do the job it is not there.
 */
export async function lockFedTrip(tx: Tx, asked: Asked): Promise<FedTrip> {
  const [row] = await fedTrips.wait.rows(tx, rowsOf([asked]))
  if (!row) throw notFound('job')
  return fedTripOf(row)
}

/**
 * The same for many jobs at once, by their ids: of those whose trip has begun and which nobody holds at this moment. So none of
 * them waits for another's, and whoever locks many cannot wait in a circle; a job is held too, which its new rows refer to.
 */
export async function lockFreeTrips(
  tx: Tx,
  asked: readonly Asked[],
): Promise<Map<string, FedTrip & { trip: TripRow }>> {
  const rows = await fedTrips.skip.rows(tx, rowsOf(asked))
  const found = rows.map(fedTripOf).filter(hasBegun)
  return new Map(found.map((fed) => [fed.job.id, fed]))
}

const hasBegun = (fed: FedTrip): fed is FedTrip & { trip: TripRow } => fed.trip !== null

const rowsOf = (asked: readonly Asked[]): AskedRows => ({
  jobIds: asked.map(({ jobId }) => jobId),
  technicianIds: asked.map(({ actor }) =>
    actor.kind === 'technician' ? actor.technicianId : null,
  ),
  userIds: asked.map(({ actor }) => userIdOf(actor)),
  firstAts: asked.map(({ firstAt }) => firstAt),
})

function fedTripOf(row: FedRow): FedTrip {
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
