import { CompiledQuery } from 'kysely'
import { ofContact } from '#contract/correctables.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { areaSql, namesIn, titleSql } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { platformFeeSql } from '../payments/fee-sql.ts'
import { leftToProviderSql } from '../payments/left-to-provider.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'
import { seesEarnings } from '../providers/policy.ts'
import { recordSql } from '../providers/public-providers.ts'
import { providerOfSql } from '../providers/queries.ts'

/**
 * When a bid `b` on a request `r` is over: no later than its request. Both are kept, since the request's end moves (it is
 * corrected, extended, opened again) and what the provider has chosen stands beyond that.
 */
export const endOfBidSql = 'least(b.expires_at, r.expires_at)'

const core = `
    'id', b.id,
    'serviceRequestId', b.request_id,
    'providerId', b.provider_id,
    'price', dollars(b.price_cents),
    'lines', b.lines,
    'message', b.message,
    'estimatedDuration', duration_text(b.eta_minutes, b.eta_open_ended),
    'etaMinutes', b.eta_minutes,
    'etaOpenEnded', b.eta_open_ended,
    'availableAt', null,
    'status', b.status,
    'statusReason', b.status_reason,
    'version', b.version,
    'takesTerms', not b.refuses_terms,
    'pledge', dollars(b.pledge_cents),
    'isEntered', b.entered_by is not null,
    'madeBefore', (select coalesce(json_agg(distinct what), '[]'::json)
      from request_versions v, unnest(v.changed) what
      where v.request_id = b.request_id and v.version > b.request_version
        and what <> all('{${ofContact}}')),
    'createdAt', iso(b.created_at),
    'updatedAt', iso(b.updated_at),
    'expiresAt', iso(${endOfBidSql})`

/** What a bid says, times the factor of the record, in steps of five minutes. */
const usualMinutes = (factor: 'low' | 'high') => {
  const { stepMinutes } = settings.record
  return `greatest(1, round(b.eta_minutes * (p.record -> 'arrival' ->> '${factor}')::numeric / ${stepMinutes})) * ${stepMinutes}`
}

/**
 * The bids of a request for its owner, cheapest first; withdrawn ones are gone. $1 = request, $2 = the one bid that
 * a bid's link may see, or null.
 */
export const bidsSql = `
select coalesce(json_agg(bid order by price_cents, created_at), '[]'::json)::text as json from (
  select b.price_cents, b.created_at, json_build_object(${core},
    'distanceMiles', round(b.distance_miles::numeric, 1)::float8,
    'usually', case when jsonb_typeof(p.record -> 'arrival') = 'object' and b.eta_minutes is not null
        and not b.eta_open_ended and r.urgency <> 'scheduled' then json_build_object(
      'from', ${usualMinutes('low')}, 'to', ${usualMinutes('high')}, 'jobs', p.record -> 'arrival' -> 'jobs') end,
    'provider', json_build_object(
      'businessName', p.business_name,
      'picture', '/api/provider-pictures/' || p.picture_id,
      'phone', p.phone,
      'rating', case when p.review_count >= ${settings.ratingShownFrom} then p.rating::float8 end,
      'reviewCount', p.review_count,
      'verified', p.verified,
      'verificationLevel', p.verification_level,
      'services', p.trades,
      'location', p.city || ', ' || p.state,
      'description', p.description,
      'responseTimeMinutes', p.response_minutes,
      'serviceHours', p.service_hours,
      'jobsDone', p.jobs_done,
      'record', ${recordSql})
  ) as bid
  from bids b join providers p on p.id = b.provider_id join requests r on r.id = b.request_id
  where b.request_id = $1 and ($2::uuid is null or b.id = $2::uuid)
    and b.status_reason is distinct from 'withdrawn'
  order by b.price_cents, b.created_at
  limit ${settings.pageSize.bids}
) bids`

const readBids = prepared<{ json: string }>('bids-of-request', bidsSql)

/** The owner's list of bids, answered from memory while nothing about the request has changed. */
export const listBids = (
  { pool, memory }: Services,
  requestId: string,
  onlyBidId: string | null,
): Promise<RawAnswer> =>
  memory.recall(
    `bids:${requestId}:${onlyBidId ?? ''}`,
    [`request:${requestId}`, 'providers'],
    async () => {
      const { rows } = await readBids(pool, [requestId, onlyBidId])
      const json = rows[0]?.json ?? '[]'
      return new RawAnswer(json, etagOf(json))
    },
  )

/** A bid `b` on a request `r` as its provider reads it. $2 = the words of the reader's language, $3 = whether the reader may see what the business earns. */
const ownBid = `json_build_object(${core},
    'youReceive', case when $3::boolean then dollars(coalesce(
      (select ${leftToProviderSql} from jobs j where j.bid_id = b.id and b.status = 'accepted'
        and j.closed_at is not null order by j.assigned_at desc limit 1),
      b.price_cents - ${platformFeeSql('b.price_cents')})) end,
    'by', (select u.full_name from users u where u.id = b.by_user_id),
    'jobId', (select j.id from jobs j where j.bid_id = b.id order by j.assigned_at desc limit 1),
    'ended', (select case when j.closed_at is not null and j.phase <> 'closed' then json_build_object(
        'phase', j.phase,
        'fee', case when $3::boolean then dollars(j.cancellation_fee_cents) end) end
      from jobs j where j.bid_id = b.id order by j.assigned_at desc limit 1),
    'serviceRequest', json_build_object(
      'id', r.id,
      'title', ${titleSql.replace('$words', '$2')},
      'serviceType', r.service_type, 'trades', r.trades,
      'urgency', r.urgency,
      'status', r.status,
      'location', ${areaSql.replace('$words', '$2')},
      'budget', dollars(r.budget_cents),
      'createdAt', iso(r.created_at),
      'preferredTime', r.preferred_time,
      'scheduledAt', iso(r.scheduled_at),
      'timeZone', r.time_zone,
      'details', r.board_details,
      'additionalNotes', r.board_notes,
      'towMiles', r.tow_miles))`

/** A page of the bids of the provider for whom the user $1 works, newest first. $4 = the last bid of the page before, or null. */
const readOwnBids = prepared<{ json: string }>(
  'own-bids',
  `
select coalesce(json_agg(bid order by created_at desc, id desc), '[]'::json)::text as json from (
  select b.created_at, b.id, ${ownBid} as bid
  from bids b
  join requests r on r.id = b.request_id
  where b.provider_id = ${providerOfSql('$1')} and ($4::uuid is null
    or (b.created_at, b.id) < (select l.created_at, l.id from bids l where l.id = $4::uuid))
  order by b.created_at desc, b.id desc
  limit ${settings.pageSize.list}
) bids`,
)

/** One bid of that provider: $4. */
const ownBidSql = `
select ${ownBid}::text as json
from bids b
join requests r on r.id = b.request_id
where b.id = $4::uuid and b.provider_id = ${providerOfSql('$1')}`
export async function listOwnBids(
  { pool }: Services,
  user: User,
  language: Language,
  before: string | undefined,
): Promise<RawAnswer> {
  const { rows } = await readOwnBids(pool, [
    user.userId,
    namesIn(language),
    seesEarnings(user),
    before ?? null,
  ])
  const json = rows[0]?.json ?? '[]'
  return new RawAnswer(json, etagOf(json))
}

/** One own bid, as the list writes it: the answer to submitting and changing. */
export async function readOwnBid(
  db: Db | Tx,
  user: User,
  language: Language,
  bidId: string,
): Promise<RawAnswer> {
  const values = [user.userId, namesIn(language), seesEarnings(user), bidId]
  const { rows } = await db.executeQuery<{ json: string }>(CompiledQuery.raw(ownBidSql, values))
  const json = rows[0]?.json ?? ''
  return new RawAnswer(json, etagOf(json))
}
