import { type Generated, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { LedgerEntry } from './ledger.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    credits: {
      id: Generated<string>
      job_id: string
      request_id: string
      provider_id: string
      cents: number
      left_cents: number
      owed_at: Date
    }
    credit_uses: {
      credit_id: string
      hold_id: string
      cents: number
      returned_cents: Generated<number>
    }
  }
}

interface Left {
  id: string
  left: number
}

/**
 * Whose the credits of a request `r` are (money §8, K15): its fleet's, else its account's, else its phone number's. A guest who
 * keeps the request in an account takes them along; of a guest who is forgotten there is nobody left.
 */
export const creditOwner = (r: string): RawBuilder<string | null> => sql`coalesce(
  'fleet ' || ${sql.ref(`${r}.fleet_id`)},
  'account ' || coalesce(${sql.ref(`${r}.customer_user_id`)},
    (select d.user_id from drivers d where d.id = ${sql.ref(`${r}.driver_id`)})),
  'phone ' || nullif(number_key(${sql.ref(`${r}.customer_phone`)}), ''))`

/** What the owner of a job's request has left, for a job whose two sides are not the same people: that would be cashing it. */
const leftFor = (jobId: string) => sql`credits c join requests r on r.id = c.request_id
  cross join (select a.fleet_id, a.customer_user_id, a.driver_id, a.customer_phone, j.same_people
    from jobs j join requests a on a.id = j.request_id
    where j.id = ${jobId}) own
  where c.left_cents > 0 and own.same_people is null and ${creditOwner('r')} = ${creditOwner('own')}`

export async function creditLeft(db: Db | Tx, jobId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(c.left_cents), 0)::int8 as cents from ${leftFor(jobId)}`.execute(db)
  return rows[0]?.cents ?? 0
}

/** The same, locked until the commit, oldest first: of two jobs at the same moment the second finds what the first has left. */
export async function lockCredits(tx: Tx, jobId: string): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select c.id, c.left_cents as left from ${leftFor(jobId)}
    order by c.owed_at, c.id for update of c`.execute(tx)
  return rows
}

/** So much of locked credits is reserved with a hold, which says so itself. */
export async function reserveCredit(
  tx: Tx,
  credits: readonly Left[],
  holdId: string,
  cents: number,
): Promise<void> {
  let open = cents
  for (const { id, left } of credits) {
    const part = Math.min(open, left)
    if (part <= 0) continue
    open -= part
    await sql`update credits set left_cents = left_cents - ${part} where id = ${id}`.execute(tx)
    await tx
      .insertInto('credit_uses')
      .values({ credit_id: id, hold_id: holdId, cents: part })
      .onConflict((conflict) =>
        conflict
          .columns(['credit_id', 'hold_id'])
          .doUpdateSet({ cents: sql`credit_uses.cents + excluded.cents` }),
      )
      .execute()
  }
}

/** Of what is reserved with a hold only so much is used; the rest the owner has again. */
export async function keepCredit(tx: Tx, holdId: string, cents = 0): Promise<void> {
  let keep = cents
  for (const { credit_id, cents: reserved } of await findUses(tx, holdId)) {
    const used = Math.min(keep, reserved)
    keep -= used
    if (used === reserved) continue
    const back = reserved - used
    await sql`update credits set left_cents = left_cents + ${back} where id = ${credit_id}`.execute(
      tx,
    )
    const ofBoth = sql`where credit_id = ${credit_id} and hold_id = ${holdId}`
    await (used > 0
      ? sql`update credit_uses set cents = ${used} ${ofBoth}`
      : sql`delete from credit_uses ${ofBoth}`
    ).execute(tx)
  }
  await sql`update holds set credit_cents = ${cents} where id = ${holdId}`.execute(tx)
}

/** The hold that comes in another's place has its credit too. */
export async function moveCredit(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update holds set credit_cents = (select f.credit_cents from holds f where f.id = ${from})
    where id = ${to}`.execute(tx)
  await sql`update holds set credit_cents = 0 where id = ${from}`.execute(tx)
  await sql`update credit_uses set hold_id = ${to} where hold_id = ${from}`.execute(tx)
}

const findUses = (tx: Tx, holdId: string) =>
  tx
    .selectFrom('credit_uses')
    .innerJoin('credits', 'credits.id', 'credit_uses.credit_id')
    .select(['credit_uses.credit_id', 'credit_uses.cents', 'credit_uses.returned_cents'])
    .where('credit_uses.hold_id', '=', holdId)
    .orderBy('credits.owed_at')
    .orderBy('credits.id')
    .forUpdate()
    .execute()

/** What credits pay with a hold that is taken, for the books. */
export const usedEntries = async (tx: Tx, holdId: string): Promise<LedgerEntry[]> =>
  (await findUses(tx, holdId)).map(({ credit_id, cents }) => ({
    account: 'customer_credit' as const,
    credit_id,
    cents,
  }))

/** So much of what credits have paid with a hold goes back to them, for the books. */
export async function returnCredit(tx: Tx, holdId: string, cents: number): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let open = cents
  for (const use of await findUses(tx, holdId)) {
    const part = Math.min(open, use.cents - use.returned_cents)
    if (part <= 0) continue
    open -= part
    await sql`update credit_uses u set returned_cents = u.returned_cents + ${part}
      where u.credit_id = ${use.credit_id} and u.hold_id = ${holdId}`.execute(tx)
    await sql`update credits set left_cents = left_cents + ${part} where id = ${use.credit_id}`.execute(
      tx,
    )
    entries.push({ account: 'customer_credit', credit_id: use.credit_id, cents: -part })
  }
  if (open > 0) throw new Error('more would go back to a credit than it has paid')
  return entries
}
