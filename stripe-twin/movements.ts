import { type Book, type Movement, newId } from './book.ts'

/** Money has come to the platform's balance or gone from it: kept for ever, in the order in which it moved. */
export function move(book: Book, moved: Omit<Movement, 'id' | 'created'>): void {
  const id = newId('txn')
  book.movements[id] = { ...moved, id, created: Math.floor(book.now() / 1000) }
}

export const balanceOf = (book: Book): number =>
  Object.values(book.movements).reduce((sum, { cents, fee }) => sum + cents - fee, 0)

/** As the API lists them: the newest first, a page at a time, of a span of time. */
export function list(book: Book, query: URLSearchParams) {
  const from = Number(query.get('created[gte]') ?? 0)
  const before = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY)
  const limit = Number(query.get('limit') ?? 10)
  const all = Object.values(book.movements)
    .filter(({ created }) => created >= from && created < before)
    .toReversed()
  const after = all.findIndex(({ id }) => id === query.get('starting_after'))
  const data = all.slice(after + 1, after + 1 + limit)
  return {
    object: 'list',
    data: data.map((one) => shown(book, one)),
    has_more: all.length > after + 1 + limit,
    url: '/v1/balance_transactions',
  }
}

function shown(book: Book, { id, type, cents, fee, source, created }: Movement) {
  return {
    id,
    object: 'balance_transaction',
    type,
    amount: cents,
    fee,
    net: cents - fee,
    currency: 'usd',
    created,
    source: sourceOf(book, type, source),
  }
}

/** What moved it, as far as it is told which payment or group it belongs to. */
function sourceOf(book: Book, type: Movement['type'], id: string) {
  const intent = book.refunds[id]?.intent ?? book.disputes[id]?.intent
  if (type === 'charge')
    return { id: id.replace('pi_', 'ch_'), object: 'charge', payment_intent: id }
  if (type === 'refund') return { id, object: 'refund', payment_intent: intent }
  if (type === 'adjustment') return { id, object: 'dispute', payment_intent: intent }
  return { id, object: 'transfer', transfer_group: book.transfers[id]?.group ?? null }
}
