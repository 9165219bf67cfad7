import { sql } from 'kysely'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { anyOf } from '../platform/db/any-of.ts'
import type { Tx } from '../platform/db/tables.ts'
import { leavingNews } from './board-card.ts'
import { isWithheldSql } from './is-withheld.ts'
import { findRequests } from './queries.ts'

/** Whose standing changes: these people, and their fleet where it is the company. */
interface Whose {
  people: readonly string[]
  fleetId?: string
}

/**
 * The open requests of somebody whose standing is about to change, held before the account is: who accepts a bid locks in that
 * order too, and the two would wait for each other.
 */
export async function holdOpenAsked(tx: Tx, whose: Whose) {
  const { rows } = await openOf(whose, sql`order by r.id for update of r`).execute(tx)
  return new Map(rows.map(({ id, is_withheld }) => [id, is_withheld]))
}

/**
 * A standing has changed: open requests for which nobody may accept a bid any more leave the boards, and those for which somebody may
 * again come back. `before`: what `holdOpenAsked` has held.
 */
export async function withholdOrPutBack(
  tx: Tx,
  whose: Whose,
  before: ReadonlyMap<string, boolean>,
): Promise<void> {
  const { rows } = await openOf(whose, sql`order by r.id`).execute(tx)
  const changed = new Map(
    rows
      .filter(({ id, is_withheld }) => before.has(id) && before.get(id) !== is_withheld)
      .map(({ id, is_withheld }) => [id, is_withheld]),
  )
  for (const [id, request] of await findRequests(tx, [...changed.keys()])) {
    const name = changed.get(id) ? 'request_withheld' : 'request_put_back'
    await recordOfDeal(tx, name, { request }, { payload: await leavingNews(tx, request) })
  }
}

const openOf = ({ people, fleetId }: Whose, more: ReturnType<typeof sql>) =>
  sql<{ id: string; is_withheld: boolean }>`
    select r.id, ${sql.raw(isWithheldSql('r'))} as is_withheld from requests r
    where r.status = 'open'
      and (r.customer_user_id = ${anyOf(people)} or r.fleet_id = ${fleetId ?? null}::uuid) ${more}`
