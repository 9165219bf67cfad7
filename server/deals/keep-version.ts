import type { Correctable } from '#contract/correctables.ts'
import { correctionRefusals } from '#contract/words/en/corrections.ts'
import { refusalAt } from '../asking/ask.ts'
import { saidOf } from '../asking/corrected-request.ts'
import type { RequestRow } from '../asking/queries.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'
import { isGuests } from './policy.ts'

/** Who corrects a request: a side of it, or the operator. */
export interface Corrector {
  as: Tables['request_versions']['corrected_as']
  userId: string | null
}

/** What the request said before, and what it says now, by whom. */
export const keepVersion = (
  tx: Tx,
  before: RequestRow,
  after: RequestRow,
  changed: readonly Correctable[],
  by: Corrector,
  at: Date,
) =>
  tx
    .insertInto('request_versions')
    .values({
      request_id: before.id,
      version: after.version,
      at,
      corrected_as: by.as,
      user_id: by.userId,
      changed: [...changed],
      before: saidOf(before, changed),
      after: saidOf(after, changed),
    })
    .execute()

/** An account hears at its own address. */
export function refuseAccountsEmail(request: RequestRow, changed: readonly Correctable[]): void {
  if (changed.includes('email') && !isGuests(request))
    throw refusalAt('email', correctionRefusals.accountsEmail, 'submission_issue')
}
