import { type Insertable, sql } from 'kysely'
import type { Bill, BillLine } from '#contract/fleet-terms.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import { contested, open } from '../payments/bill-due.ts'
import type { Db, Tables, Tx } from '../platform/db/tables.ts'

/** A payment that was not taken back, of entries `e`. */
const counts = sql`e.kind = 'paid' and not exists (select from fleet_bill_entries u where u.undoes = e.id)`

const bills = (which: ReturnType<typeof sql>, limit: number) => sql<Bill & { fleetId: string }>`
  select b.id, b.fleet_id as "fleetId", b.number, b.state, b.issued_on::text as "issuedOn", b.due_on::text as "dueOn",
    dollars(b.total_cents) as total, dollars(b.credit_cents + b.credited_cents) as credited,
    dollars(b.credit_cents) as carried,
    dollars(b.paid_cents) as paid, dollars(b.written_off_cents) as "writtenOff", dollars(${open}) as open,
    dollars(least(greatest(${open}, 0), ${contested})::bigint) as "inDispute",
    (select coalesce(json_agg(json_build_object(
        'id', e.id, 'on', coalesce(e.received_on, (e.at at time zone f.time_zone)::date)::text,
        'amount', dollars(e.cents), 'reference', e.reference) order by e.at), '[]')
      from fleet_bill_entries e where e.bill_id = b.id and ${counts}) as payments,
    (select count(*) from terms_jobs t where t.bill_id = b.id)::int4 as jobs
  from fleet_bills b join fleets f on f.id = b.fleet_id where ${which} order by b.issued_at desc, b.number desc limit ${limit}`

/** Of a fleet, the newest first. */
export async function findBills(db: Db | Tx, fleetId: string, limit = 200): Promise<Bill[]> {
  const { rows } = await bills(sql`b.fleet_id = ${fleetId}`, limit).execute(db)
  return rows.map(({ fleetId: _, ...bill }) => bill)
}

export async function findBill(db: Db | Tx, id: string) {
  const { rows } = await bills(sql`b.id = ${id}`, 1).execute(db)
  return rows[0]
}

/** A line with the number of its bill, and when its job closed by the clock of the fleet, like the days of the bill. */
export type LineRow = BillLine & { bill: string | null; closedOn: string; closedTime: string }

/** The rows of which a bill, or the next one, is made; those without a bill come first. */
export async function findLines(
  db: Db | Tx,
  of: { fleetId: string } | { billId: string } | { unbilledOf: string },
  language: Language,
  limit = 10_000,
): Promise<LineRow[]> {
  const which =
    'billId' in of
      ? sql`t.bill_id = ${of.billId}`
      : 'fleetId' in of
        ? sql`t.fleet_id = ${of.fleetId}`
        : sql`t.fleet_id = ${of.unbilledOf} and t.bill_id is null`
  const { rows } = await sql<LineRow>`
    select t.job_id as "jobId", r.id as "requestId", ${titleIn(language)} as title, iso(j.closed_at) as "closedAt",
      to_char(j.closed_at at time zone f.time_zone, 'YYYY-MM-DD') as "closedOn",
      to_char(j.closed_at at time zone f.time_zone, 'HH24:MI') as "closedTime",
      p.business_name as business, i.number as invoice, r.po_number as "poNumber", u.unit_number as unit,
      d.full_name as driver, dollars(t.invoiced_cents) as amount, dollars(t.credited_cents) as credited,
      (select coalesce(json_agg(json_build_object('number', n.number, 'amount', dollars(n.cents)) order by n.issued_at), '[]')
        from credit_notes n where n.job_id = t.job_id and n.terms_credit_id is not null) as "creditNotes",
      (select dollars(sum(s.claim_cents)::bigint) from disputes s
        where s.job_id = t.job_id and s.carried_at is null) as "inDispute",
      b.number as bill
    from terms_jobs t join jobs j on j.id = t.job_id join requests r on r.id = j.request_id
    join providers p on p.id = j.provider_id join invoices i on i.job_id = j.id join fleets f on f.id = t.fleet_id
    left join fleet_bills b on b.id = t.bill_id
    left join units u on u.id = r.unit_id
    left join drivers v on v.id = r.driver_id left join users d on d.id = v.user_id
    where ${which} and t.invoiced_cents is not null
    order by b.issued_at desc nulls first, j.closed_at, t.job_id limit ${limit}`.execute(db)
  return rows
}

/** A bill that is locked, after the terms of its fleet. */
export const lockBill = (tx: Tx, id: string) =>
  tx
    .selectFrom('fleet_bills')
    .select([
      'id',
      'fleet_id',
      'number',
      'state',
      'total_cents',
      'credit_cents',
      'credited_cents',
      'paid_cents',
      'written_off_cents',
      'due_on',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** What has come in of a locked bill and was not taken back. */
export async function findPayments(tx: Tx, billId: string) {
  const { rows } = await sql<{ id: string; cents: number; reference: string }>`
    select e.id, e.cents, e.reference from fleet_bill_entries e where e.bill_id = ${billId} and ${counts}`.execute(
    tx,
  )
  return rows
}

/** What is done about a locked bill stays written down. */
export const writeDown = (
  tx: Tx,
  bill: Pick<BillRow, 'id'>,
  entry: Omit<Insertable<Tables['fleet_bill_entries']>, 'bill_id'>,
) =>
  tx
    .insertInto('fleet_bill_entries')
    .values({ bill_id: bill.id, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow()

export type BillRow = NonNullable<Awaited<ReturnType<typeof lockBill>>>

export const openOfBill = (bill: BillRow): number =>
  bill.total_cents -
  bill.credit_cents -
  bill.credited_cents -
  bill.paid_cents -
  bill.written_off_cents
