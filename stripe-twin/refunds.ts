import { type Book, newId, type Refund } from './book.ts'
import { findIntent } from './intents.ts'
import { move } from './movements.ts'
import { missing, Refused } from './refused.ts'

/** As the API shows it. */
export const shown = ({ id, intent, cents, ref, status }: Refund) => ({
  id,
  object: 'refund',
  amount: cents,
  currency: 'usd',
  payment_intent: intent,
  status,
  metadata: ref === null ? {} : { ref },
})

export const ofIntent = (book: Book, intent: string) =>
  Object.values(book.refunds).filter((refund) => refund.intent === intent)

const isOut = ({ status }: Refund) => status !== 'failed'

/** Gives back what was taken, never more. */
export function refund(book: Book, form: URLSearchParams): Refund {
  const intent = findIntent(book, form.get('payment_intent') ?? '')
  if (intent.status !== 'succeeded')
    throw new Refused(400, 'invalid_request_error', 'This PaymentIntent has no charge to refund.', {
      code: 'charge_not_captured',
    })
  const isDisputed = Object.values(book.disputes).some(
    (one) => one.intent === intent.id && one.status !== 'won',
  )
  if (isDisputed)
    throw new Refused(400, 'invalid_request_error', 'The charge has been charged back.', {
      code: 'charge_disputed',
    })
  const before = ofIntent(book, intent.id)
    .filter(isOut)
    .reduce((sum, one) => sum + one.cents, 0)
  const cents = Number(form.get('amount') ?? intent.captured - before)
  if (before >= intent.captured)
    throw new Refused(400, 'invalid_request_error', 'Charge has already been refunded.', {
      code: 'charge_already_refunded',
    })
  if (!(Number.isInteger(cents) && cents >= 1 && cents <= intent.captured - before))
    throw new Refused(
      400,
      'invalid_request_error',
      `Refund amount (${cents}) is greater than unrefunded amount (${intent.captured - before})`,
      { param: 'amount' },
    )
  const made: Refund = {
    id: newId('re'),
    intent: intent.id,
    cents,
    ref: form.get('metadata[ref]'),
    status: 'succeeded',
  }
  book.refunds[made.id] = made
  move(book, { type: 'refund', cents: -cents, fee: 0, source: made.id })
  return made
}

export function findRefund(book: Book, id: string): Refund {
  const found = book.refunds[id]
  if (!found) throw missing(id)
  return found
}
