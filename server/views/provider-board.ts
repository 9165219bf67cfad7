import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { isWithheldSql } from '../asking/is-withheld.ts'
import { areaSql, namesIn, titleSql } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { boxAround } from '../geo/distance.ts'
import { prepared } from '../platform/db/prepared.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'
import { findProviderOf, providerOfSql } from '../providers/queries.ts'

/**
 * The board of a provider, as JSON put together by PostgreSQL from cards that are kept finished (`board_card`): open requests of its
 * trades inside its circle, those without a position in its state, and those that name it or were widened to it, while it is available;
 * without its own live bids, declines and requests, without those of fleets that block it, and without those of who is suspended (rules C3, C18, D). `asking/reach.ts` says the same from memory for live streams. $1 = user, $2 = now,
 * $3 = the last card of the page before, or null; $4 = the words of the reader's language. The declined requests are the same list of what was taken off it.
 */
const inSql = (call: string) => call.replace('$words', '$4')

const columns = [
  'id',
  'created_at',
  'board_card',
  ...['title', 'service_type', 'city', 'state', 'area_miles', 'area_direction'],
  ...['rough_lat', 'rough_lng', 'trades', 'truck_class', 'urgency', 'expires_at'],
  ...['named_provider_id', 'customer_user_id', 'fleet_id'],
]
  .map((name) => `o.${name}`)
  .join(', ')

const cardsSql = (declined: boolean) => `
with me as (
  select p.* from providers p where p.id = ${providerOfSql('$1')} and p.status <> 'suspended'
)
select '[' || coalesce(string_agg(card, ',' order by created_at desc, id desc), '') || ']' as json from (
  select r.created_at, r.id, r.board_card
    || ',"title":' || to_json(${inSql(titleSql)})::text
    || ',"area":' || to_json(${inSql(areaSql)})::text
    -- From the rough place, as the live card counts it: no number on the board is more exact than the place is.
    || ',"distanceMiles":' || coalesce(round(miles_between(me.lat, me.lng, r.rough_lat, r.rough_lng)::numeric, 1)::text, 'null')
    -- Of an open request none is accepted: so it is counted in the index of bids that stand.
    || ',"bidCount":' || (select count(*) from bids b where b.request_id = r.id and b.status in ('pending', 'accepted'))
    || ',"isNamed":' || (r.named_provider_id is not distinct from me.id)::text || '}' as card
  from me
  -- Whether the shop is open is worked out once, not for each request.
  cross join lateral (
    select is_available(me, 'emergency', $2::timestamptz) as to_emergencies,
      is_available(me, 'urgent', $2::timestamptz) as to_others
    offset 0
  ) open
  cross join lateral (
    select near.* from (
      select o.* from (
        select ${columns} from requests o
        where o.status = 'open' and o.lat is not null and point(o.lng, o.lat) <@ me.cover
          and o.named_provider_id is distinct from me.id
          and miles_between(me.lat, me.lng, o.lat, o.lng) <= me.radius_miles
        union all
        select ${columns} from requests o
        where o.status = 'open' and o.widened_miles is not null
          and o.named_provider_id is distinct from me.id
          and miles_between(me.lat, me.lng, o.lat, o.lng) > me.radius_miles
          and miles_between(me.lat, me.lng, o.lat, o.lng) <= o.widened_miles
        union all
        select ${columns} from requests o
        where o.status = 'open' and o.lat is null and o.state = me.state
          and o.named_provider_id is distinct from me.id
        union all
        select ${columns} from requests o
        where o.status = 'open' and o.named_provider_id = me.id
        -- The planner would write all that follows into each of the four.
        offset 0
      ) o
      where does_work(me, o.trades, o.truck_class)
        and o.expires_at > $2::timestamptz
        and ($3::uuid is null
          or (o.created_at, o.id) < (select l.created_at, l.id from requests l where l.id = $3::uuid))
        and o.customer_user_id is distinct from me.owner_user_id
        and (o.named_provider_id is not distinct from me.id
          or case when o.urgency = 'emergency' then open.to_emergencies else open.to_others end)
      -- In order before the rest: that is asked of the newest until the page is full, not of everything in reach.
      order by o.created_at desc, o.id desc
      offset 0
    ) near
    where (near.fleet_id is null or not exists (
        select from fleet_providers f
        where f.fleet_id = near.fleet_id and f.provider_id = me.id and f.standing = 'blocked'))
      and not (${isWithheldSql('near')})
      and not exists (
        select from bids b where b.request_id = near.id and b.provider_id = me.id
          and b.status in ('pending', 'accepted'))
      and ${declined ? '' : 'not '}exists (
        select from declines d where d.provider_id = me.id and d.request_id = near.id)
    order by near.created_at desc, near.id desc
    limit ${settings.pageSize.board}
  ) r
) cards`

export const boardSql = cardsSql(false)
const readBoard = prepared<{ json: string }>('board', boardSql)
const readDeclined = prepared<{ json: string }>('declined', cardsSql(true))

/** Changes of requests are counted by cells of one degree; a board depends on the cells that its box touches. */
export const cellOf = (lat: number, lng: number) => `cell:${Math.floor(lat)}:${Math.floor(lng)}`
export const placelessKey = (state: string | null) => `placeless:${state ?? ''}`

/** What a provider has taken off its board and may put back. Seldom read, so nothing is kept of it. */
export async function listDeclined(
  { pool, clock }: Services,
  user: User,
  language: Language,
  before?: string,
) {
  const { rows } = await readDeclined(pool, [
    user.userId,
    clock.now(),
    before ?? null,
    namesIn(language),
  ])
  const json = rows[0]?.json ?? '[]'
  return new RawAnswer(json, etagOf(json))
}

/** Of requests that are asked whatever the radius: they may stand on any board. */
export const widenedKey = 'widened'

export type ReadBoard = (
  user: User,
  language: Language,
  before: string | undefined,
) => Promise<RawAnswer>

/** The board, answered from memory while nothing in the provider's area has changed. */
export function createBoard({ pool, db, clock, memory, feed }: Services): ReadBoard {
  const keysOfUser = new Map<string, string[]>()
  feed.subscribe((event) => {
    if (event.name === 'provider_changed' || event.name === 'provider_status_changed')
      keysOfUser.clear()
  })

  async function keysOf(user: User): Promise<string[]> {
    const known = keysOfUser.get(user.userId)
    if (known) return known
    const provider = await findProviderOf(db, user.userId)
    const keys = provider
      ? [`provider:${provider.id}`, placelessKey(provider.state), widenedKey]
      : []
    if (provider && provider.lat !== null && provider.lng !== null) {
      const box = boxAround(provider.lat, provider.lng, provider.radius_miles)
      for (let lat = Math.floor(box.minLat); lat <= box.maxLat; lat++)
        for (let lng = Math.floor(box.minLng); lng <= box.maxLng; lng++) keys.push(cellOf(lat, lng))
    }
    keysOfUser.set(user.userId, keys)
    return keys
  }

  return async (user, language, before) =>
    memory.recall(
      `board:${user.userId}:${language}:${before ?? ''}`,
      await keysOf(user),
      async () => {
        const { rows } = await readBoard(pool, [
          user.userId,
          clock.now(),
          before ?? null,
          namesIn(language),
        ])
        const json = rows[0]?.json ?? '[]'
        return new RawAnswer(json, etagOf(json))
      },
    )
}
