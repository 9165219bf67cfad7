import { type Book, type Dispute, newId } from './book.ts'
import { findIntent } from './intents.ts'
import { move } from './movements.ts'
import { ofIntent } from './refunds.ts'
import { missing, Refused } from './refused.ts'

const day = 86_400
/** What a bank takes beside the money; it keeps that in any case. */
export const disputeFee = 1_500
const answerDays = 9
const longest = 20_000
const known = ['product_description', 'uncategorized_text', 'service_date', 'service_documentation']
/** Fields that name a file; all of them together are at most so large. */
const ofFiles = ['service_documentation']
const largestTogether = 4_500_000

/** As the API shows it. */
export const shown = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.cents,
  currency: 'usd',
  payment_intent: dispute.intent,
  charge: dispute.intent.replace('pi_', 'ch_'),
  reason: dispute.reason,
  status: dispute.status,
  created: dispute.created,
  evidence_details: {
    due_by: dispute.dueBy,
    has_evidence: dispute.evidence !== null,
    past_due: false,
    submission_count: dispute.evidence === null ? 0 : 1,
  },
  balance_transactions: [
    { object: 'balance_transaction', amount: -dispute.cents, fee: disputeFee },
    ...(dispute.status === 'won'
      ? [{ object: 'balance_transaction', amount: dispute.cents, fee: 0 }]
      : []),
  ],
})

/** A cardholder wants money back that was taken; the bank takes it, with its fee, before anybody has answered. */
export function open(book: Book, intentId: string, cents?: number, reason = 'fraudulent'): Dispute {
  const intent = findIntent(book, intentId)
  if (intent.status !== 'succeeded')
    throw new Refused(400, 'invalid_request_error', 'Nothing was taken that could be disputed.')
  if (ofCharge(book, intentId))
    throw new Refused(400, 'invalid_request_error', 'This charge is disputed already.')
  const back = ofIntent(book, intent.id).reduce((sum, one) => sum + one.cents, 0)
  const amount = cents ?? intent.captured - back
  if (!(Number.isInteger(amount) && amount >= 1 && amount <= intent.captured - back))
    throw new Refused(400, 'invalid_request_error', 'More than was taken cannot be disputed.')
  const created = Math.floor(book.now() / 1000)
  const made: Dispute = {
    id: newId('du'),
    intent: intent.id,
    cents: amount,
    reason,
    status: 'needs_response',
    evidence: null,
    created,
    dueBy: created + answerDays * day,
  }
  book.disputes[made.id] = made
  move(book, { type: 'adjustment', cents: -amount, fee: disputeFee, source: made.id })
  return made
}

/** Nobody has answered in time: it is lost. */
export function findDispute(book: Book, id: string): Dispute {
  const found = book.disputes[id]
  if (!found) throw missing(id)
  if (found.status === 'needs_response' && found.dueBy * 1000 <= book.now()) found.status = 'lost'
  return found
}

export const ofCharge = (book: Book, intentId: string): Dispute | undefined =>
  Object.values(book.disputes).find(({ intent }) => intent === intentId)

/** Once; what says "winning_evidence" or "losing_evidence" is decided on at once, as in Stripe's own tests. */
export function answer(book: Book, dispute: Dispute, form: URLSearchParams): Dispute {
  if (dispute.status !== 'needs_response')
    throw new Refused(400, 'invalid_request_error', 'This dispute takes no evidence any more.')
  const evidence: Record<string, string> = {}
  for (const [name, value] of form) {
    const field = /^evidence\[(\w+)\]$/.exec(name)?.[1]
    if (!field) continue
    if (!known.includes(field))
      throw new Refused(400, 'invalid_request_error', `Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      })
    if (value.length > longest)
      throw new Refused(400, 'invalid_request_error', `Invalid string: at most ${longest} signs.`, {
        param: name,
      })
    evidence[field] = value
  }
  const files = ofFiles.flatMap((field) => {
    const id = evidence[field]
    if (!id) return []
    const file = book.files[id]
    if (!file) throw new Refused(400, 'invalid_request_error', `No such file upload: '${id}'`)
    return [file]
  })
  if (files.reduce((sum, { size }) => sum + size, 0) > largestTogether)
    throw new Refused(400, 'invalid_request_error', 'All files together are larger than 4.5 MB.')
  dispute.evidence = evidence
  if (form.get('submit') !== 'true') return dispute
  dispute.status = 'under_review'
  const text = evidence.uncategorized_text ?? ''
  if (text.includes('winning_evidence')) decide(book, dispute, 'won')
  if (text.includes('losing_evidence')) decide(book, dispute, 'lost')
  return dispute
}

/** The bank says who gets the money. */
export function decide(book: Book, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw new Refused(400, 'invalid_request_error', 'This dispute is decided.')
  dispute.status = status
  if (status === 'won')
    move(book, { type: 'adjustment', cents: dispute.cents, fee: 0, source: dispute.id })
  return dispute
}
