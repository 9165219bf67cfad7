import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'undici'
import { type Request, someNetwork } from './load.ts'

/** How many times what the server can do is asked of it. */
const times = 5
/** Enough to keep the server at work, and more than it takes at once when it is flooded. */
const atWork = 64
const sockets = 1_500
const tickMs = 5
/** In the first seconds the server learns how fast it is. */
const settlesMs = 2_000
/** Beside the logins: far below what the server can do. */
const readsPerSecond = 60
const loginsPerSecond = 50

/** How many, and in milliseconds the slowest but 1 %. */
interface Times {
  count: number
  p99: number
}

export interface Overload {
  /** Answers a second that are no refusal: when the server is asked what it can do, and five times that. */
  capacity: number
  goodput: number
  taken: Times
  turnedAway: Times
}

/** A server that turns away what is too much, under five times what it can do. */
export async function overload(
  address: string,
  next: () => Request,
  seconds: number,
): Promise<Overload> {
  await closedLoop(address, 1, next)
  const capacity = await closedLoop(address, seconds, next)
  const flood = [{ perSecond: times * capacity, next }]
  const answers = await openLoop(address, seconds + settlesMs / 1000, flood)
  const settled = answers.filter(({ sentAt }) => sentAt > settlesMs)
  const taken = settled.filter(isGood)
  const turnedAway = settled.filter(({ status }) => status === 503 || status === 429)
  const strange = settled.length - taken.length - turnedAway.length
  if (strange > 0) throw new Error(`${strange} answers were neither good nor a refusal`)
  await sleep(1000)
  return {
    capacity,
    goodput: taken.length / seconds,
    taken: timesOf(taken),
    turnedAway: timesOf(turnedAway),
  }
}

/** How slow some reads are, alone and beside a flood of sign-ins, each from a network of its own: p99 in milliseconds. */
export async function besideLogins(
  address: string,
  read: () => Request,
  seconds: number,
): Promise<{ alone: number; beside: number }> {
  const reads = { perSecond: readsPerSecond, next: read }
  const logins = { perSecond: loginsPerSecond, next: wrongLogin }
  const alone = await openLoop(address, seconds, [reads])
  const both = await openLoop(address, seconds, [reads, logins])
  const beside = both.filter(({ path }) => path !== wrongLogin().path)
  return { alone: timesOf(alone).p99, beside: timesOf(beside).p99 }
}

interface Answer {
  path: string
  status: number
  sentAt: number
  ms: number
}

const isGood = ({ status }: Answer) => status >= 200 && status < 300

function timesOf(answers: readonly Answer[]): Times {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return { count: sorted.length, p99: sorted[Math.floor(0.99 * sorted.length)] ?? 0 }
}

const wrongLogin = (): Request => ({
  method: 'POST',
  path: '/api/login',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() },
  body: JSON.stringify({ username: `bench-nobody-${Math.random()}`, password: 'wrong-password' }),
})

/** As fast as it answers, so many at a time; answers a second. */
async function closedLoop(address: string, seconds: number, next: () => Request): Promise<number> {
  const clients = Array.from({ length: atWork }, () => new Client(address, { pipelining: 1 }))
  const begun = performance.now()
  let done = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - begun < 1000 * seconds)
        if (isGood(await ask(client, next(), begun, performance.now()))) done++
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  await Promise.all(clients.map((client) => client.close()))
  return done / elapsed
}

/** So many a second, whatever the server answers; waits for the last answer. What finds no free connection waits for one. */
async function openLoop(
  address: string,
  seconds: number,
  streams: readonly { perSecond: number; next: () => Request }[],
): Promise<Answer[]> {
  // A pool would look through all of them for each call.
  const clients = Array.from({ length: sockets }, () => new Client(address, { pipelining: 1 }))
  const free = [...clients]
  const waiting: (() => void)[] = []
  const begun = performance.now()

  async function send(request: Request): Promise<Answer> {
    const sentAt = performance.now()
    while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    const client = free.pop() as Client
    try {
      return await ask(client, request, begun, sentAt)
    } finally {
      free.push(client)
      waiting.shift()?.()
    }
  }

  const answers: Promise<Answer>[] = []
  const sent = streams.map(() => 0)
  for (;;) {
    const elapsed = performance.now() - begun
    if (elapsed > 1000 * seconds) break
    for (const [at, { perSecond, next }] of streams.entries())
      for (; (sent[at] ?? 0) < (perSecond * elapsed) / 1000; sent[at] = (sent[at] ?? 0) + 1)
        answers.push(send(next()))
    await sleep(tickMs)
  }
  const all = await Promise.all(answers)
  await Promise.all(clients.map((client) => client.close()))
  return all
}

async function ask(
  client: Client,
  request: Request,
  begun: number,
  sentAt: number,
): Promise<Answer> {
  const { method, path, headers, body } = request
  const answer = await client.request({ method, path, headers: headers ?? {}, body: body ?? null })
  await answer.body.dump()
  return {
    path,
    status: answer.statusCode,
    sentAt: sentAt - begun,
    ms: performance.now() - sentAt,
  }
}
