import { Pool } from 'undici'
import type { Caller } from '../server/testing/caller.ts'
import type { Findings } from './findings.ts'
import { generatorOf, type Shot } from './generate.ts'
import { type Heard, judgeOf } from './judge.ts'
import { randomOf } from './random.ts'
import type { Target } from './start-target.ts'
import type { Actor, World } from './world.ts'

/** Calls under way at the same time. */
const lanes = 12
/** After so long a call is given up. */
const giveUpMs = 20_000

export interface Fired {
  requests: number
  seconds: number
  /** Of answers, by status. */
  statuses: Map<number, number>
  slowestMs: number
}

/** Fires so many generated calls, each lane by a chance of its own that repeats with the seed. */
export async function fuzz(
  world: World,
  target: Target,
  findings: Findings,
  { requests, seed, say }: { requests: number; seed: number; say?: (line: string) => void },
): Promise<Fired> {
  const pool = new Pool(world.baseUrl, { connections: lanes * 4, pipelining: 1 })
  const generate = generatorOf(world)
  const judge = judgeOf(world.secrets, findings)
  const statuses = new Map<number, number>()
  const begun = performance.now()
  let fired = 0
  let slowestMs = 0

  async function fire(shot: Shot): Promise<void> {
    fired++
    if (say && fired % 10_000 === 0) say(`  ${fired} requests …`)
    const heard = await send(pool, shot).catch((error: Error) => error)
    if (heard instanceof Error) {
      if (!isRefusedByClient(heard))
        findings.add(
          'every call is answered',
          `${shot.method} ${shot.path.slice(0, 120)}: ${heard.message}`,
        )
      return
    }
    slowestMs = Math.max(slowestMs, heard.ms)
    statuses.set(heard.status, (statuses.get(heard.status) ?? 0) + 1)
    noteSecrets(world, shot, heard)
    judge(shot, heard)
    await comeBack(shot.actor, heard)
  }

  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const random = randomOf(seed * 1_000 + lane)
      let keys = 0
      const keyOf = () => `attack-${seed}-${lane}-${keys++}`
      while (fired < requests && !target.ended) {
        const shot = generate(random, keyOf)
        await Promise.all(Array.from({ length: shot.times }, () => fire(shot)))
      }
    }),
  )
  await pool.close()
  if (target.ended) findings.add('the server stays up', target.ended)
  return { requests: fired, seconds: (performance.now() - begun) / 1000, statuses, slowestMs }
}

/** What no client can put on the wire is no call. */
const isRefusedByClient = ({ name }: Error) => name === 'InvalidArgumentError'

async function send(pool: Pool, { method, path, headers, body }: Shot): Promise<Heard> {
  const begun = performance.now()
  const answer = await pool.request({
    // As many methods as Node's parser knows.
    method: method as 'GET',
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    body,
    headersTimeout: giveUpMs,
    bodyTimeout: giveUpMs,
  })
  const ms = performance.now() - begun
  const { statusCode: status, headers: heard } = answer
  if (`${heard['content-type']}`.startsWith('text/event-stream')) {
    answer.body.on('error', () => {})
    answer.body.destroy()
    return { status, headers: heard, body: '', ms }
  }
  return { status, headers: heard, body: await answer.body.text(), ms }
}

/** Who has been signed out by a call of the attack signs in again: else it would soon be one of strangers alone. */
async function comeBack({ signIn, caller }: Actor, { status, body }: Heard): Promise<void> {
  if (!signIn || status !== 401 || !body.includes('"not_signed_in"')) return
  const known = comingBack.get(caller) ?? signIn().finally(() => comingBack.delete(caller))
  comingBack.set(caller, known)
  await known
}
const comingBack = new Map<Caller, Promise<unknown>>()

/** A link that an answer hands out is nobody else's from then on; a guest's is who knows the key and the body. */
function noteSecrets(world: World, { actor }: Shot, { status, body }: Heard): void {
  if (status !== 201 || actor.type === null) return
  const [, token] = /"accessToken":"([\w-]{43})"/.exec(body) ?? []
  if (token && world.secrets.length < 400) world.secrets.push({ text: token, of: [actor] })
}
