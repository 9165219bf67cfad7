import * as z from 'zod/mini'
import { day } from './days.ts'
import { endpoint } from './endpoint.ts'
import { byId, instant, money, uuid } from './primitives.ts'
import { text } from './texts.ts'
import { adminFields } from './words/en/fields/admin.ts'

/** Why something of an invoice goes back: one side gave it, a dispute came out so, or the card's bank took it. */
export const creditReasons = ['refund', 'dispute', 'chargeback'] as const
export type CreditReason = (typeof creditReasons)[number]

/** What is credited of an invoice, on a paper of its own. */
export const creditNote = z.object({
  id: uuid,
  number: z.string(),
  amount: money,
  because: z.enum(creditReasons),
  issuedAt: instant,
})
export type CreditNote = z.infer<typeof creditNote>

export const readCreditNote = endpoint({
  method: 'GET',
  path: '/api/credit-notes/:id',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'A credit note as a PDF, for the two sides of its job: what of the invoice has gone back.',
  params: byId,
  response: 'document',
})

export const paperKinds = ['work', 'cancellation', 'credit_note'] as const
export type PaperKind = (typeof paperKinds)[number]

/** How what an invoice asks for is paid, as far as Roadcall sees it. */
export const paperStands = [
  /** On a bill of the fleet that is past its day. */
  'overdue',
  /** On the terms of a fleet, before its day. */
  'owed',
  'charging',
  'paid',
  /** A card has paid a part; the rest goes to the seller. */
  'part',
  /** Between the two sides: Roadcall is no party to it. */
  'direct',
  'written_off',
  /** A credit note, or an invoice of which nothing is left. */
  'credited',
] as const
export type PaperStand = (typeof paperStands)[number]

/** An invoice or a credit note, in one list for who keeps the books. */
export const paper = z.object({
  /** Of the credit note, or of the job that the invoice is for. */
  id: uuid,
  jobId: uuid,
  kind: z.enum(paperKinds),
  number: z.string(),
  /** Of a credit note: the invoice of which it credits something. */
  ofInvoice: z.nullable(z.string()),
  seller: z.object({ id: uuid, name: z.string() }),
  /** Null of a guest without a name. */
  billTo: z.nullable(z.string()),
  /** Below zero of a credit note. */
  amount: money,
  stands: z.enum(paperStands),
  issuedAt: instant,
})
export type Paper = z.infer<typeof paper>

const filters = {
  /** All of its words stand in the number, the invoice's number, the seller's or the customer's name. */
  search: z.optional(text(100, 'search')),
  /** Those of one provider or fleet. */
  party: z.optional(uuid),
  kind: z.optional(z.enum(paperKinds, adminFields.paperKind)),
  stands: z.optional(z.enum(paperStands, adminFields.paperStand)),
  from: z.optional(day),
  to: z.optional(day),
}

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/admin/invoices',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'Invoices and credit notes of all providers, searched and filtered, the newest first.',
  query: z.object({ ...filters, before: z.optional(uuid) }),
  response: z.array(paper),
})

export const exportPapers = endpoint({
  method: 'GET',
  path: '/api/admin/invoices.csv',
  turn: 'last',
  caller: 'admin',
  tag: 'admin',
  summary: 'The same rows as a CSV file, at most 10,000.',
  query: z.object(filters),
  response: 'csv',
})

export const readInvoiceAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/:id/invoice.pdf',
  caller: 'admin',
  tag: 'admin',
  summary: 'The invoice of a job, as its two sides read it.',
  params: byId,
  response: 'document',
})

export const readCreditNoteAtDesk = endpoint({
  method: 'GET',
  path: '/api/admin/credit-notes/:id',
  caller: 'admin',
  tag: 'admin',
  summary: 'A credit note, as the two sides of its job read it.',
  params: byId,
  response: 'document',
})
