import { randomUUID } from 'node:crypto'
import { explainDifference, reconcileAgain } from '#contract/reconciliation.ts'
import { anotherOn, asAdmin, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

/** A difference of a day, as a night would have found it. */
async function aDifference(app: TestApp): Promise<{ params: { id: string } }> {
  const { rows } = await app.services.pool.query<{ id: string }>(
    `with compared as (
      insert into reconciliations (day, compared_at, movements, processor_cents, ledger_cents)
      values ('2026-01-05', now(), 1, 100, 0) on conflict (day) do update set compared_at = now() returning day)
    insert into reconciliation_differences (day, kind, about, processor_cents, ledger_cents, found_at, moved_at)
    select day, 'charge', $1, 100, 0, now(), now() from compared returning id`,
    [randomUUID()],
  )
  return { params: { id: rows[0]?.id ?? '' } }
}

export const reconciliationRows = [
  row(reconcileAgain, asAdmin),
  row(explainDifference, anotherOn(asAdmin, aDifference), {
    body: { reason: 'Refunded by hand at the processor.' },
  }),
]
