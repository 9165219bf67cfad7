import { sql } from 'kysely'
import { payoutDay, type SamePeople } from '#contract/payouts.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** A job that cards have paid, with all that has become of the provider's part, in cents. */
export interface EarnedJob {
  jobId: string
  title: string
  closedAt: Date
  finishedAt: Date | null
  /** Counted from the provider's first such job. */
  number: number
  timeZone: string
  paid: number
  /** Of it a tip. */
  tip: number
  refunded: number
  fee: number
  setAside: number
  yours: number
  paidOut: number
  /** Something of it is on its way back, so nothing of it is paid out now. */
  isWaiting: boolean
  isContested: boolean
  samePeople: SamePeople | null
}

/** Its bank wants it back, and that is not settled: nothing of the job is paid out meanwhile. */
const isContested = sql`exists (select from chargebacks c where c.job_id = j.id and c.ended_at is null)`

/** Of a provider, the newest first. The ledger says what has moved; nothing here is counted twice. */
export async function findEarnedJobs(
  db: Db | Tx,
  providerId: string,
  language: Language,
  limit: number,
): Promise<EarnedJob[]> {
  const { rows } = await sql<EarnedJob>`
    with moved as (
      select t.job_id,
        coalesce(sum(e.cents) filter (where e.account = 'processor' and t.kind in ('card_captured', 'stage_fee', 'tip')), 0) as paid,
        coalesce(sum(e.cents) filter (where e.account = 'processor' and t.kind = 'tip'), 0) as tip,
        coalesce(-sum(e.cents) filter (where e.account = 'processor' and t.kind = 'refunded'), 0)
          + coalesce(sum(e.cents) filter (where e.account in ('provider_payable', 'platform_fees')
            and t.kind = 'chargeback_lost'), 0) as refunded,
        coalesce(-sum(e.cents) filter (where e.account = 'platform_fees'
          and t.kind in ('card_captured', 'refunded', 'chargeback_lost')), 0) as fee,
        coalesce(-sum(e.cents) filter (where e.account = 'dispute_reserve'), 0) as aside,
        coalesce(-sum(e.cents) filter (where e.account = 'provider_payable'), 0) as yours
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.job_id in (select id from jobs where provider_id = ${providerId})
      group by t.job_id
    )
    select j.id as "jobId", ${titleIn(language)} as title, j.closed_at as "closedAt", j.finished_at as "finishedAt",
      row_number() over (order by j.closed_at, j.id)::int4 as number, p.time_zone as "timeZone",
      m.paid::int8 as paid, m.tip::int8 as tip, m.refunded::int8 as refunded, m.fee::int8 as fee, m.aside::int8 as "setAside",
      m.yours::int8 as yours,
      coalesce((select sum(i.cents) from payout_items i where i.job_id = j.id), 0)::int8 as "paidOut",
      exists (select from refunds b where b.job_id = j.id and b.state = 'asked')
        or exists (select from disputes d where d.job_id = j.id and d.ended_at is not null and d.carried_at is null)
        or ${isContested} as "isWaiting", ${isContested} as "isContested", j.same_people as "samePeople"
    from moved m join jobs j on j.id = m.job_id join requests r on r.id = j.request_id
    join providers p on p.id = j.provider_id
    where m.paid > 0 and j.closed_at is not null
    order by j.closed_at desc, j.id limit ${limit}`.execute(db)
  return rows
}

export const paysOn = (job: EarnedJob): string => payoutDay(job, job.timeZone)

/** What of it is neither paid out nor set off. */
export const openOf = ({ yours, paidOut }: EarnedJob): number => yours - paidOut
