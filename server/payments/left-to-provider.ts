import { sql } from 'kysely'
import { creditedSql } from './credit-notes.ts'
import { platformFeeSql } from './fee-sql.ts'

/** What of the platform's fee of a job `j` went back to its provider, with what went back to the customer. */
const returnedFeeSql = `(select coalesce(sum(e.cents), 0)::bigint
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.job_id = j.id and e.account = 'platform_fees'
    and t.kind in ('refunded', 'fee_refunded', 'chargeback_lost'))`

/**
 * What a job `j` leaves to its provider as it stands, in cents, as an SQL expression: what is owed for it (`owed`) without the
 * platform's fee, which is none of a fee for canceling, and without what went back to the customer. The ledger of those
 * of which nothing went back is not looked into.
 */
export const leftToProviderSql = `(case
    when j.cancellation_fee_cents is not null then j.cancellation_fee_cents
    when j.closed_at is null or j.phase = 'closed' then j.price_cents - ${platformFeeSql('j.price_cents')}
    else 0 end
  + case when ${creditedSql} > 0 then ${returnedFeeSql} - ${creditedSql} else 0 end)`

export const leftToProvider = sql<number>`${sql.raw(leftToProviderSql)}`
