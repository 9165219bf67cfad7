import { type Book, type Intent, newId } from './book.ts'
import { type Card, firstTimeOnly } from './cards.ts'
import { move } from './movements.ts'
import { missing, Refused } from './refused.ts'

const leastCents = 50

/** As the API shows it. */
export function shown(intent: Intent) {
  const { id, amount, captured, status, customer, card, method, captureBefore } = intent
  return {
    id,
    object: 'payment_intent',
    amount,
    currency: 'usd',
    amount_received: captured,
    amount_capturable: status === 'requires_capture' ? amount : 0,
    capture_method: 'manual',
    status,
    customer,
    payment_method: method,
    transfer_group: intent.group,
    metadata: intent.ref ? { ref: intent.ref } : {},
    created: intent.created,
    cancellation_reason: intent.isExpired ? 'automatic' : null,
    latest_charge: card && {
      id: id.replace('pi_', 'ch_'),
      object: 'charge',
      amount,
      amount_captured: captured,
      captured: status === 'succeeded',
      payment_method_details: {
        type: 'card',
        card: { brand: card.brand, last4: card.last4, capture_before: captureBefore },
      },
      balance_transaction:
        status === 'succeeded'
          ? { id: id.replace('pi_', 'txn_'), object: 'balance_transaction', fee: costOf(captured) }
          : null,
    },
  }
}

/** Its charges as the API lists them: each card that was refused is one that failed. */
export function charges(intent: Intent) {
  const made = (status: 'failed' | 'succeeded', at: number) => ({
    id: `${intent.id.replace('pi_', 'ch_')}${at || ''}`,
    object: 'charge',
    amount: intent.amount,
    payment_intent: intent.id,
    status,
  })
  const failed = Array.from({ length: intent.failed }, (_, at) => made('failed', at + 1))
  return intent.card ? [made('succeeded', 0), ...failed] : failed
}

/** 2.9 % and 30 cents. */
export const costOf = (cents: number) => Math.round(cents * 0.029) + 30

export function newIntent(
  book: Book,
  amount: number,
  group: string | null,
  ref: string | null = null,
): Intent {
  if (!(Number.isInteger(amount) && amount >= leastCents))
    throw new Refused(400, 'invalid_request_error', 'Amount must be at least 50 cents', {
      code: 'amount_too_small',
      param: 'amount',
    })
  const intent: Intent = {
    id: newId('pi'),
    amount,
    captured: 0,
    status: 'requires_payment_method',
    isExpired: false,
    customer: null,
    card: null,
    method: null,
    group,
    ref,
    created: Math.floor(book.now() / 1000),
    captureBefore: null,
    failed: 0,
  }
  book.intents[intent.id] = intent
  return intent
}

/** Money that nobody has taken in time goes back by itself. */
export function findIntent(book: Book, id: string): Intent {
  const intent = book.intents[id]
  if (!intent) throw missing(id)
  const { status, captureBefore } = intent
  if (status === 'requires_capture' && captureBefore !== null && captureBefore * 1000 <= book.now())
    Object.assign(intent, { status: 'canceled', isExpired: true })
  return intent
}

export const ofCustomer = (book: Book, customer: string): Intent[] =>
  Object.values(book.intents)
    .filter((one) => one.customer === customer)
    .map(({ id }) => findIntent(book, id))

/** The bank holds the money, or says why not. */
export function hold(book: Book, intent: Intent, card: Card): Intent {
  if (intent.status !== 'requires_payment_method') throw unexpected(intent)
  if (card.declined)
    throw new Refused(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: card.declined === 'card_declined' ? 'generic_decline' : card.declined,
      payment_intent: shown(intent),
    })
  const method = newId('pm')
  book.methods[method] = card
  return Object.assign(intent, {
    status: 'requires_capture',
    card,
    method,
    customer: intent.customer ?? newId('cus'),
    captureBefore: Math.floor((book.now() + card.holdMs) / 1000),
  })
}

/** The same without the holder: by a card that was let be used again. */
export function holdAgain(book: Book, intent: Intent, customer: string, method: string): Intent {
  const card = book.methods[method]
  if (!card) throw missing(method)
  intent.customer = customer
  if (card.asksHolder)
    throw new Refused(402, 'card_error', 'The bank asks for the holder.', {
      code: 'authentication_required',
      payment_intent: shown(intent),
    })
  const isRefused = card.last4 === firstTimeOnly.slice(-4)
  return hold(book, intent, isRefused ? { ...card, declined: 'card_declined' } : card)
}

/** Once, all of it or less; the rest is free again. */
export function capture(book: Book, intent: Intent, cents: number): Intent {
  if (intent.status !== 'requires_capture') throw unexpected(intent)
  if (!(Number.isInteger(cents) && cents >= 1 && cents <= intent.amount))
    throw new Refused(
      400,
      'invalid_request_error',
      `Amount capturable is ${intent.amount}, asked for ${cents}`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    )
  move(book, { type: 'charge', cents, fee: costOf(cents), source: intent.id })
  return Object.assign(intent, { status: 'succeeded', captured: cents })
}

export function cancel(intent: Intent): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent)
  return Object.assign(intent, { status: 'canceled' })
}

const unexpected = (intent: Intent) =>
  new Refused(
    400,
    'invalid_request_error',
    `This PaymentIntent could not be changed: it has a status of ${intent.status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: shown(intent) },
  )
