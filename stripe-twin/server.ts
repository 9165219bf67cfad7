import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as accounts from './accounts.ts'
import { newId, type openBook } from './book.ts'
import { alwaysDisputed } from './cards.ts'
import * as disputes from './disputes.ts'
import { type Events, type Mode, modes } from './events.ts'
import { type Fault, type Faults, faultKinds } from './faults.ts'
import * as files from './files.ts'
import * as intents from './intents.ts'
import * as movements from './movements.ts'
import { payPage } from './page.ts'
import * as refunds from './refunds.ts'
import { Refused } from './refused.ts'
import * as sessions from './sessions.ts'

export interface Twin {
  book: ReturnType<typeof openBook>
  events: Events
  faults: Faults
  /** What a caller shows. */
  key: string
  /** Where browsers find its pages; known once it listens. */
  pageUrl(): string
}

const methodOf = ({ method = 'GET' }: IncomingMessage) => method

/** Listens as Stripe does: the part of its API that Roadcall uses, its page, and a door for tests. */
export const createTwin = (twin: Twin) =>
  // A connection that rests while a test works must not end in the moment in which it is used again.
  createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    answer(twin, request, response).catch(() => response.destroy())
  })

async function answer(twin: Twin, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://twin')
  const isFile = url.pathname === '/v1/files'
  const bytes = await bodyOf(request, isFile ? 10_000_000 : 65_536)
  const body = isFile ? '' : bytes.toString()
  if (url.pathname.startsWith('/v1/')) return api(twin, request, response, url, body, bytes)
  if (url.pathname.startsWith('/pay/')) return page(twin, request, response, url, body)
  if (url.pathname.startsWith('/bank/')) return bank(twin, request, response, url, body)
  if (url.pathname.startsWith('/twin/')) return door(twin, request, response, url, body)
  response.writeHead(404).end()
}

async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    length += chunk.length
    if (length > most) throw new Error('too long')
  }
  return Buffer.concat(chunks)
}

const json = (response: ServerResponse, status: number, body: string, more = {}) =>
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...more })
    .end(body)

/** What is under way for a key: the same again at the same moment is refused. */
const underWay = new Set<string>()

async function api(
  twin: Twin,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
  bytes: Buffer,
) {
  const { book, faults, key } = twin
  const say = (refused: Refused) => json(response, refused.status, JSON.stringify(refused.body))
  if (request.headers.authorization !== `Bearer ${key}`)
    return say(new Refused(401, 'invalid_request_error', 'Invalid API Key provided.'))
  const once = methodOf(request) === 'POST' ? request.headers['idempotency-key'] : undefined
  const print = createHash('sha256').update(`${url.pathname}\n`).update(bytes).digest('hex')
  if (typeof once === 'string') {
    const known = book.answers[once]
    if (known && known.print !== print)
      return say(
        new Refused(400, 'idempotency_error', 'Keys can only be used with the same parameters.'),
      )
    if (known) return json(response, known.status, known.body, { 'idempotent-replayed': 'true' })
    if (underWay.has(once))
      return say(
        new Refused(409, 'idempotency_error', 'Another request with this key is under way.', {
          code: 'idempotency_key_in_use',
        }),
      )
    underWay.add(once)
  }
  try {
    const fault = methodOf(request) === 'POST' ? faults.strike(url.pathname) : null
    if (fault === 'busy')
      return say(new Refused(429, 'api_error', 'Too many requests.', { code: 'rate_limit' }))
    const failure = JSON.stringify(new Refused(500, 'api_error', 'Something went wrong.').body)
    const done =
      fault === 'fail'
        ? { status: 500, body: failure }
        : url.pathname === '/v1/files'
          ? await takeFile(twin, request, bytes)
          : carryOut(twin, request, url, body)
    const told = fault === 'fail_after' ? { status: 500, body: failure } : done
    // What Stripe has answered to a key it answers again, failures too, but for calls that it did not take.
    if (typeof once === 'string' && told.status !== 401) book.answers[once] = { print, ...told }
    book.keep()
    if (fault === 'lose_answer') return response.destroy()
    if (fault === 'silence') return
    return json(response, told.status, told.body)
  } finally {
    if (typeof once === 'string') underWay.delete(once)
  }
}

function carryOut(twin: Twin, request: IncomingMessage, url: URL, body: string) {
  try {
    return {
      status: 200,
      body: JSON.stringify(deed(twin, methodOf(request), url, body, accountOf(request))),
    }
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, body: JSON.stringify(error.body) }
    throw error
  }
}

/** A file is no form of fields: it comes by a way of its own. */
async function takeFile({ book }: Twin, request: IncomingMessage, bytes: Buffer) {
  try {
    const kind = String(request.headers['content-type'])
    return { status: 200, body: JSON.stringify(files.shown(await files.upload(book, bytes, kind))) }
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, body: JSON.stringify(error.body) }
    throw error
  }
}

/** On whose behalf a call is made. */
const accountOf = ({ headers }: IncomingMessage) => String(headers['stripe-account'] ?? '')

function deed(
  { book, events, pageUrl }: Twin,
  method: string,
  url: URL,
  body: string,
  onBehalfOf: string,
): object {
  const path = url.pathname
  const form = new URLSearchParams(body)
  const [, , noun, ...rest] = path.split('/')
  const name = [method, noun, ...rest.map((part) => (/_twin_/.test(part) ? ':id' : part))].join(' ')
  const id = rest.find((part) => /_twin_/.test(part)) ?? ''
  const tell = (type: string, intent: ReturnType<typeof intents.findIntent>) => {
    events.tell(type, intents.shown(intent))
    return intents.shown(intent)
  }
  switch (name) {
    case 'POST checkout sessions':
      return sessions.shown(book, sessions.newSession(book, form), pageUrl())
    case 'GET checkout sessions :id':
      return sessions.shown(book, sessions.findSession(book, id), pageUrl())
    case 'POST checkout sessions :id expire':
      return sessions.shown(book, sessions.expire(sessions.findSession(book, id)), pageUrl())
    case 'POST payment_intents': {
      const said = (field: string) => form.get(field) ?? ''
      const intent = intents.newIntent(
        book,
        Number(said('amount')),
        form.get('transfer_group'),
        form.get('metadata[ref]'),
      )
      return tell(
        'payment_intent.amount_capturable_updated',
        intents.holdAgain(book, intent, said('customer'), said('payment_method')),
      )
    }
    case 'GET charges': {
      const intent = intents.findIntent(book, url.searchParams.get('payment_intent') ?? '')
      return { object: 'list', data: intents.charges(intent), has_more: false, url: path }
    }
    case 'GET payment_intents': {
      const data = intents
        .ofCustomer(book, url.searchParams.get('customer') ?? '')
        .map(intents.shown)
      return { object: 'list', data, has_more: false, url: path }
    }
    case 'GET payment_intents :id':
      return intents.shown(intents.findIntent(book, id))
    case 'POST payment_intents :id capture': {
      const intent = intents.findIntent(book, id)
      const cents = Number(form.get('amount_to_capture') ?? intent.amount)
      const captured = tell('payment_intent.succeeded', intents.capture(book, intent, cents))
      if (intent.card?.last4 === alwaysDisputed.slice(-4)) openDispute({ book, events }, intent.id)
      return captured
    }
    case 'GET balance_transactions':
      return movements.list(book, url.searchParams)
    case 'GET disputes': {
      const from = Number(url.searchParams.get('created[gte]') ?? 0)
      const all = Object.keys(book.disputes).map((one) => disputes.findDispute(book, one))
      const data = all.filter(({ created }) => created >= from).map(disputes.shown)
      return { object: 'list', data, has_more: false, url: path }
    }
    case 'GET disputes :id':
      return disputes.shown(disputes.findDispute(book, id))
    case 'POST disputes :id': {
      const dispute = disputes.answer(book, disputes.findDispute(book, id), form)
      events.tell('charge.dispute.updated', disputes.shown(dispute))
      return disputes.shown(dispute)
    }
    case 'POST payment_intents :id cancel':
      return tell('payment_intent.canceled', intents.cancel(intents.findIntent(book, id)))
    case 'POST refunds': {
      const refund = refunds.refund(book, form)
      events.tell('refund.created', refunds.shown(refund))
      return refunds.shown(refund)
    }
    case 'GET refunds :id':
      return refunds.shown(refunds.findRefund(book, id))
    case 'POST accounts':
      return accounts.shownAccount(accounts.newAccount(book))
    case 'GET accounts :id':
      return accounts.shownAccount(accounts.findAccount(book, id))
    case 'POST account_links': {
      const account = accounts.findAccount(book, form.get('account') ?? '')
      book.links[account.id] = form.get('return_url') ?? ''
      return { object: 'account_link', url: `${pageUrl()}/bank/${account.id}` }
    }
    case 'POST transfers':
      return accounts.transfer(book, form)
    case 'GET transfers': {
      const group = url.searchParams.get('transfer_group')
      const data = Object.values(book.transfers).filter((one) => one.group === group)
      return { object: 'list', data: data.map(accounts.shownTransfer), has_more: false, url: path }
    }
    case 'POST payouts': {
      const account = accounts.findAccount(book, onBehalfOf)
      return accounts.shownPayOut(accounts.payOut(book, account, form))
    }
    case 'GET payouts :id':
      return accounts.shownPayOut(accounts.findPayOut(book, id))
    case 'GET payouts': {
      const data = Object.values(book.payOuts).filter(({ account }) => account === onBehalfOf)
      return { object: 'list', data: data.map(accounts.shownPayOut), has_more: false, url: path }
    }
    case 'GET refunds': {
      const data = refunds.ofIntent(book, url.searchParams.get('payment_intent') ?? '')
      return { object: 'list', data: data.map(refunds.shown), has_more: false, url: path }
    }
    default:
      throw new Refused(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${method}: ${path}).`,
      )
  }
}

function openDispute(
  { book, events }: Pick<Twin, 'book' | 'events'>,
  intent: string,
  cents?: number,
) {
  const dispute = disputes.open(book, intent, cents)
  events.tell('charge.dispute.created', disputes.shown(dispute))
}

/** What a bank does, for tests: it takes money back, or decides on that. */
function bankDoes({ book, events }: Twin, { group, does, cents, amount }: BankDeed) {
  const intent = Object.values(book.intents).find(
    (one) =>
      one.group === group &&
      one.status === 'succeeded' &&
      (amount === undefined || one.amount === amount),
  )
  if (!intent) return
  if (does === 'open') return openDispute({ book, events }, intent.id, cents)
  const dispute = disputes.ofCharge(book, intent.id)
  if (!dispute) return
  const closed = disputes.decide(book, dispute, does === 'win' ? 'won' : 'lost')
  events.tell('charge.dispute.closed', disputes.shown(closed))
}

async function page(
  { book, events }: Twin,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
) {
  const session = book.sessions[url.pathname.slice('/pay/'.length)]
  if (!session) return response.writeHead(404).end()
  const form = new URLSearchParams(body)
  const isSent = methodOf(request) === 'POST'
  const paid = isSent
    ? sessions.pay(book, session, form.get('number') ?? '', form.get('holder') === 'yes')
    : null
  book.keep()
  const intent = intents.findIntent(book, session.intent)
  if (paid === 'declined') events.tell('payment_intent.payment_failed', intents.shown(intent))
  if (paid === 'held') {
    events.tell('checkout.session.completed', { id: session.id, object: 'checkout.session' })
    events.tell('payment_intent.amount_capturable_updated', intents.shown(intent))
    return response.writeHead(303, { location: session.successUrl }).end()
  }
  return response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(payPage(session, intent.amount, paid))
}

async function bank(
  { book }: Twin,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
) {
  const account = book.accounts[url.pathname.slice('/bank/'.length)]
  if (!account) return response.writeHead(404).end()
  if (methodOf(request) === 'POST') {
    account.bank = new URLSearchParams(body).get('bank') === 'fails' ? 'fails' : 'works'
    book.keep()
    return response.writeHead(303, { location: book.links[account.id] ?? '/' }).end()
  }
  return response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    .end(accounts.bankPage())
}

/** For tests: what goes wrong next, how events travel, its clock, and what it has in its book. */
async function door(
  twin: Twin,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: string,
) {
  const { book, events, faults, key } = twin
  if (request.headers.authorization !== `Bearer ${key}`) return response.writeHead(401).end()
  const said: unknown = body ? JSON.parse(body) : {}
  if (url.pathname === '/twin/faults' && isFault(said)) faults.plant(said)
  if (url.pathname === '/twin/mend') faults.mend()
  if (url.pathname === '/twin/events' && isMode(said)) events.become(said.mode)
  if (url.pathname === '/twin/clock' && isTime(said)) book.ahead(said.aheadMs)
  if (url.pathname === '/twin/chargebacks' && isBankDeed(said)) bankDoes(twin, said)
  if (url.pathname === '/twin/money')
    return json(
      response,
      200,
      JSON.stringify({
        balance: movements.balanceOf(book),
        transfers: Object.values(book.transfers),
        payOuts: Object.values(book.payOuts),
        disputes: Object.values(book.disputes),
        files: Object.values(book.files),
      }),
    )
  book.keep()
  const all = Object.keys(book.intents).map((id) => intents.findIntent(book, id))
  json(
    response,
    200,
    JSON.stringify(
      all.map(({ card, ...intent }) => ({
        ...intent,
        refunded: refunds.ofIntent(book, intent.id).reduce((sum, { cents }) => sum + cents, 0),
      })),
    ),
  )
}

const isFault = (said: unknown): said is Fault =>
  faultKinds.some((kind) => kind === (said as Partial<Fault>).kind)
interface BankDeed {
  /** Which payment: what it was made for. */
  group: string
  /** Of several for the same: how much it was. */
  amount?: number
  does: 'open' | 'win' | 'lose'
  cents?: number
}
const isBankDeed = (said: unknown): said is BankDeed =>
  ['open', 'win', 'lose'].includes(String((said as { does?: unknown }).does))
const isMode = (said: unknown): said is { mode: Mode } =>
  modes.some((mode) => mode === (said as { mode?: unknown }).mode)
const isTime = (said: unknown): said is { aheadMs: number } =>
  typeof (said as { aheadMs?: unknown }).aheadMs === 'number'
