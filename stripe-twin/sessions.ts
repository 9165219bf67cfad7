import { type Book, newId, type Session } from './book.ts'
import { cardOf } from './cards.ts'
import { findIntent, hold, shown as intentShown, newIntent } from './intents.ts'
import { missing, Refused } from './refused.ts'

/** As the API shows it, with its payment. */
export function shown(book: Book, session: Session, pageUrl: string) {
  const { id, status, intent, successUrl, cancelUrl } = session
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status,
    payment_status: 'unpaid',
    payment_intent: isTried(book, session) ? intentShown(findIntent(book, intent)) : null,
    url: status === 'open' ? `${pageUrl}/pay/${id}` : null,
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

/** A page has a payment from the first card on that was typed there. */
const isTried = (book: Book, { status, intent }: Session): boolean =>
  status === 'complete' || findIntent(book, intent).failed > 0

/** A page on which somebody may put a card. */
export function newSession(book: Book, form: URLSearchParams): Session {
  const said = (name: string) => {
    const value = form.get(name)
    if (value) return value
    throw new Refused(400, 'invalid_request_error', `Missing required param: ${name}.`, {
      code: 'parameter_missing',
      param: name,
    })
  }
  const amount = Number(said('line_items[0][price_data][unit_amount]'))
  if (said('payment_intent_data[capture_method]') !== 'manual')
    throw new Refused(
      400,
      'invalid_request_error',
      'The twin holds only, and takes nothing at once.',
    )
  const intent = newIntent(book, amount, form.get('payment_intent_data[transfer_group]'))
  const session: Session = {
    id: newId('cs'),
    intent: intent.id,
    title: said('line_items[0][price_data][product_data][name]'),
    status: 'open',
    successUrl: said('success_url'),
    cancelUrl: said('cancel_url'),
    asking: null,
  }
  book.sessions[session.id] = session
  return session
}

export function findSession(book: Book, id: string): Session {
  const session = book.sessions[id]
  if (!session) throw missing(id)
  return session
}

/** Nobody can put a card on it any more; refused where somebody just has. */
export function expire(session: Session): Session {
  if (session.status !== 'open')
    throw new Refused(
      400,
      'invalid_request_error',
      `Only Checkout Sessions with a status in ["open"] can be expired. This one has a status of ${session.status}.`,
    )
  return Object.assign(session, { status: 'expired' })
}

/** What came of a number that was typed on the page. */
export type Paid = 'held' | 'ask_holder' | 'no_demo_card' | 'declined' | 'over'

export function pay(book: Book, session: Session, number: string, isHolder: boolean): Paid {
  if (session.status !== 'open') return 'over'
  const card = cardOf(number)
  if (!card) return 'no_demo_card'
  if (card.asksHolder && !isHolder) {
    session.asking = number
    return 'ask_holder'
  }
  const intent = findIntent(book, session.intent)
  if (card.declined) {
    // One that an older version has written down has no count.
    intent.failed = (intent.failed || 0) + 1
    return 'declined'
  }
  hold(book, intent, card)
  session.status = 'complete'
  return 'held'
}
