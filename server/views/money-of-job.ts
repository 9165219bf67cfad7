import { sql } from 'kysely'
import { creditedCents } from '../payments/credit-notes.ts'
import type { Money } from './how-paid.ts'

export interface MoneyOfJob extends Money {
  /** What of its invoice has been credited; null where nothing has. */
  refundedCents: number | null
}

/** What the request's page says of the money of a job `j` (`cards/read-payment.ts`), of many at once: the columns of `MoneyOfJob`. */
export const moneyOfJob = sql`
  case when j.comeback_of is null then coalesce(j.cancellation_fee_cents,
    case when j.closed_at is null or j.phase = 'closed' then j.price_cents end) end as "owedCents",
  (select json_build_object('netDays', o.net_days, 'bill', b.state)
    from terms_jobs o left join fleet_bills b on b.id = o.bill_id where o.job_id = j.id) as terms,
  (select json_build_object('isCharged', bool_and(h.state = 'captured'),
      'cents', sum(h.credit_cents + case h.state when 'held' then h.cents
        when 'capturing' then h.capture_cents else h.captured_cents end))
    from holds h where h.job_id = j.id and h.kind <> 'tip' and h.state in ('held', 'capturing', 'captured')
    having count(*) > 0) as card,
  -- Of the check itself nothing is left after some weeks.
  exists (select from events e
    where e.request_id = r.id and e.job_id = j.id and e.name = 'fleet_check_given') as "hasCheck",
  -- Whichever way it went back, it has its paper.
  ${creditedCents} as "refundedCents"`
