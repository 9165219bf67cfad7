import { sql } from 'kysely'
import type { BidLine } from '#contract/bid-lines.ts'
import { totalCents } from '#contract/bid-lines.ts'
import type { FeeStage } from '#contract/cancellation.ts'
import type { DetailFieldName, ServiceType } from '#contract/catalogue.ts'
import type { AgreementDocument } from '#contract/jobs.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import type { InvoiceKind } from '../payments/issue-invoice.ts'
import type { Db } from '../platform/db/tables.ts'

/** What an invoice says beside its lines; names and numbers as they are known now, since people are forgotten with age. */
export interface InvoiceFacts {
  number: string
  kind: InvoiceKind
  totalCents: number
  issuedAt: Date
  agreementHash: string | null
  timeZone: string
  seller: { name: string; address: string; phone: string }
  /** Null of a guest who has said no name, or is forgotten. */
  billTo: string | null
  serviceType: ServiceType
  place: string
  unitNumber: string | null
  poNumber: string | null
  details: Partial<Record<DetailFieldName, string>>
  technician: string | null
  arrivedAt: Date | null
  finishedAt: Date | null
  /** What a card has paid, and what is being charged to it. */
  capturedCents: number
  chargingCents: number
  /** What of it a credit pays with the card: for the seller it is money like any other. */
  creditCents: number
  /** On the terms of a fleet: within how many days of its bill. */
  netDays: number | null
}

export async function findInvoice(db: Db, jobId: string): Promise<InvoiceFacts | undefined> {
  return (await findInvoices(db, [jobId])).get(jobId)
}

/** Those of several jobs, by job; a job that has none is missing. */
export async function findInvoices(
  db: Db,
  jobIds: readonly string[],
): Promise<Map<string, InvoiceFacts>> {
  const { rows } = await sql<InvoiceFacts & { jobId: string }>`
    select i.job_id as "jobId", i.number, i.kind, i.total_cents as "totalCents", i.issued_at as "issuedAt",
      encode(i.agreement_hash, 'hex') as "agreementHash", r.time_zone as "timeZone",
      json_build_object('name', p.business_name, 'address', p.address, 'phone', p.phone) as seller,
      coalesce(f.company_name, nullif(r.customer_name, '')) as "billTo",
      r.service_type as "serviceType", r.location_text as place, u.unit_number as "unitNumber",
      r.po_number as "poNumber", r.details, split_part(t.full_name, ' ', 1) as technician,
      j.arrived_at as "arrivedAt", j.finished_at as "finishedAt",
      coalesce((select sum(h.captured_cents) from holds h where h.job_id = j.id and h.kind <> 'tip'), 0)::int8 as "capturedCents",
      coalesce((select sum(h.capture_cents) from holds h
        where h.job_id = j.id and h.kind <> 'tip' and h.state = 'capturing'), 0)::int8 as "chargingCents",
      coalesce((select sum(h.credit_cents) from holds h
        where h.job_id = j.id and h.kind <> 'tip' and h.state in ('capturing', 'captured')), 0)::int8 as "creditCents",
      (select o.net_days from terms_jobs o where o.job_id = j.id) as "netDays"
    from invoices i join jobs j on j.id = i.job_id join requests r on r.id = j.request_id
    join providers p on p.id = i.provider_id
    left join fleets f on f.id = r.fleet_id
    left join units u on u.id = r.unit_id
    left join technicians t on t.id = j.technician_id
    where i.job_id = any(${[...jobIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ jobId, ...facts }) => [jobId, facts]))
}

/** A row of an invoice: a line of the price, or what it was made lower by. */
export type InvoiceRow =
  | { line: BidLine }
  | { lowered: string }
  | { stage: FeeStage; amount: string }

/** The rows of an invoice, of the chain of its agreement alone (money §3): a line outside of it is never charged. */
export function rowsOf(kind: InvoiceKind, documents: readonly AgreementDocument[]): InvoiceRow[] {
  const rows: InvoiceRow[] = []
  let cents = 0
  for (const { kind: step, document } of documents) {
    // Written by `agreement.ts`, and held by its hash.
    const said = JSON.parse(document) as {
      lines: BidLine[]
      total: string
      stage: FeeStage
      fee: string
    }
    if (step === 'cancellation_fee')
      return kind === 'cancellation' ? [{ stage: said.stage, amount: said.fee }] : rows
    if (step === 'lower_price') {
      const total = centsOf(said.total) ?? 0
      rows.push({ lowered: decimal(cents - total) })
      cents = total
      continue
    }
    rows.push(...said.lines.map((line) => ({ line })))
    cents += totalCents(said.lines)
  }
  return rows
}
