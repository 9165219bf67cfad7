import { sql } from 'kysely'
import type { Eta } from '#contract/words/notice-words.ts'
import type { Services } from '../../core/services.ts'
import type { Db, Tx } from '../../platform/db/tables.ts'
import type { Said } from './say.ts'

/** The bids that can be accepted now: how many, and the cheapest of them. */
export interface BidsSoFar {
  count: number
  price: string
  eta: Eta
}

/** Null where there is none, or the request is open no more. */
export async function readBidsSoFar(
  db: Db | Tx,
  requestId: string | null,
  now: Date,
): Promise<BidsSoFar | null> {
  const { rows } = await sql<BidsSoFar>`
    select count(*) over () as count, dollars(b.price_cents) as price,
      json_build_object('etaMinutes', b.eta_minutes, 'isOpenEnded', b.eta_open_ended) as eta
    from bids b join requests r on r.id = b.request_id
    where r.id = ${requestId}::uuid and r.status = 'open'
      and b.status = 'pending' and b.expires_at > ${now}
    order by b.price_cents, b.eta_minutes limit 1`.execute(db)
  return rows[0] ?? null
}

/** A text of bids may have waited for minutes: it says how they stand when it goes. Null where that is nothing any more. */
export async function paramsNow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { code, params, requestId }: Said & { requestId: string | null },
): Promise<Said['params'] | null> {
  if (code !== 'bidsSoFar') return params
  const bids = await readBidsSoFar(db, requestId, clock.now())
  return bids && { ...bids }
}
