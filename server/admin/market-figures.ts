import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { awaitedPhases } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { phaseList } from '../deals/phase-list.ts'
import type { Db } from '../platform/db/tables.ts'

interface Market {
  withBids: number
  withoutBids: number
  /** Until half of the open requests that have one got their first bid; null where none has. */
  firstBidSeconds: number | null
  onTheWay: number
  atWork: number
  unconfirmed: number
  messagesWaiting: number
  messagesFailed: number
}

/**
 * Tells Prometheus how the market does: what is open, how soon bids come, which jobs run, which messages wait or have failed.
 * Every process tells the same, since all of it is in the database.
 */
export function tellOfMarket(
  registry: Registry,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  // All are collected at the same moment: one question answers them.
  let reading: Promise<Market | null | undefined> | undefined
  const read = () => {
    // While the database is away the other figures must be told.
    reading ??= readMarket(db, clock.now())
      .catch(() => null)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const gauge = (
    name: string,
    help: string,
    label: string | null,
    figures: (market: Market) => Record<string, number>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      async collect() {
        const market = await read()
        this.reset()
        if (!market) return
        for (const [state, figure] of Object.entries(figures(market)))
          this.set(label === null ? {} : { [label]: state }, figure)
      },
    })
  gauge(
    'market_requests_open',
    'Open requests, with a bid that stands and without.',
    'bids',
    ({ withBids, withoutBids }) => ({ some: withBids, none: withoutBids }),
  )
  gauge(
    'market_first_bid_seconds',
    'Median time until the first bid, of the open requests that have one.',
    null,
    ({ firstBidSeconds }) => ({ all: firstBidSeconds ?? 0 }),
  )
  gauge('market_jobs', 'Jobs that are not over.', 'state', ({ onTheWay, atWork, unconfirmed }) => ({
    on_the_way: onTheWay,
    at_work: atWork,
    unconfirmed,
  }))
  gauge(
    'messages',
    'Messages that wait to be sent, and that have failed in three days.',
    'state',
    ({ messagesWaiting, messagesFailed }) => ({ waiting: messagesWaiting, failed: messagesFailed }),
  )
}

/** Each figure is of what is open, which has an index of its own: it costs the same however old the platform is. */
async function readMarket(db: Db, now: Date): Promise<Market | undefined> {
  const failedSince = new Date(now.getTime() - settings.operations.failedWithinMs)
  const { rows } = await sql<Market>`
    select open.*,
      (select count(*) from jobs where phase in ${phaseList(awaitedPhases)}) as "onTheWay",
      (select count(*) from jobs where phase = 'working') as "atWork",
      (select count(*) from jobs where phase = 'awaiting_confirmation') as unconfirmed,
      (select count(*) from deliveries where status = 'waiting' and status <> 'sent') as "messagesWaiting",
      (select count(*) from deliveries
        where status = 'failed' and created_at > ${failedSince}) as "messagesFailed"
    from (
      select count(*) filter (where pending) as "withBids", count(*) filter (where not pending) as "withoutBids",
        (percentile_cont(0.5) within group (order by seconds))::float8 as "firstBidSeconds"
      from (
        select exists (select from bids b where b.request_id = r.id and b.status = 'pending') as pending,
          (select extract(epoch from min(b.created_at) - r.opened_at)::float8 from bids b
            where b.request_id = r.id and b.created_at >= r.opened_at) as seconds
        from requests r where r.status = 'open'
      ) each
    ) open`.execute(db)
  return rows[0]
}
