import { join } from 'node:path'
import type pg from 'pg'
import { asking, jsonHeaders } from './asking.ts'
import { type Served, serve } from './child.ts'
import { contest } from './contest.ts'
import { type Request, someNetwork } from './load.ts'
import { type Result, resultOf } from './results.ts'
import { clearTargets, makeTargets, type Target } from './targets.ts'

export type Write = 'post_request' | 'post_bid' | 'accept'

interface Setting {
  world: string
  pool: pg.Pool
  users: readonly { index: number }[]
  seconds: number
  rounds: number
  postmaster: number
  /** The folder of another checkout whose product is measured in the same rounds. */
  beside: string | null | undefined
}

/** A hot write of the product, of the floor and of another checkout, in turn. */
export async function measureWrite(write: Write, setting: Setting): Promise<Result> {
  const { world, beside } = setting
  return inTurn(write, setting, {
    product: await serve('serve-app.ts', world, behindProxy),
    floor: await serve('serve-write-floor.ts', world),
    ...(beside && { beside: await serve(join(beside, 'bench/serve-app.ts'), world, behindProxy) }),
  })
}

/**
 * Accepting where cards are taken, beside the same product without cards. The processor is at an address where nobody answers: an
 * acceptance that asked it anything would fail (money §2: accept first, hold after).
 */
export const measureAcceptWithCards = async (setting: Setting): Promise<Result> =>
  inTurn('accept', setting, {
    product: await serve('serve-app.ts', setting.world, {
      ...behindProxy,
      STRIPE_SECRET_KEY: 'sk_twin_bench',
      STRIPE_WEBHOOK_SECRET: 'whsec_bench',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    }),
    floor: await serve('serve-app.ts', setting.world, behindProxy),
  })

/** So one machine stands for many networks. */
const behindProxy = { TRUST_PROXY: '1' }

async function inTurn(
  write: Write,
  setting: Setting,
  servers: Record<string, Served>,
): Promise<Result> {
  const { pool, users, world: _, beside: __, ...size } = setting
  const contestants = Object.fromEntries(
    await Promise.all(
      Object.entries(servers).map(async ([name, served]) => {
        const targets = write === 'post_request' ? [] : await supplyOf(`${write}-${name}`, setting)
        return [name, { served, next: nextOf(write, targets, users) }] as const
      }),
    ),
  )
  const found = await contest(contestants, size)
  for (const served of Object.values(servers)) await served.stop()
  await clearTargets(pool)
  return resultOf(found)
}

/** More than the machine can use up. */
const supplyOf = (name: string, { pool, seconds, rounds }: Setting) =>
  makeTargets(pool, name, Math.ceil(seconds * 2000) * (rounds + 1))

/** The calls of a write, one after another. */
export const nextOf = (write: Write, targets: Target[], users: Setting['users']): (() => Request) =>
  calls[write](targets, users)

const calls: Record<Write, (targets: Target[], users: Setting['users']) => () => Request> = {
  post_request: () => {
    let at = 0
    return () => {
      const request = asking(at++)
      return { ...request, headers: { ...request.headers, 'x-forwarded-for': someNetwork() } }
    }
  },
  post_bid: (targets, users) => {
    let at = 0
    return () => ({
      method: 'POST',
      path: '/api/bids',
      headers: {
        ...jsonHeaders(),
        cookie: `roadcall_session=bench-session-${users[at % users.length]?.index}`,
      },
      body: JSON.stringify({
        serviceRequestId: targetAt(targets, at++).requestId,
        price: '185.00',
        estimatedDuration: '45 minutes',
      }),
    })
  },
  accept: (targets) => {
    let at = 0
    return () => {
      const { bidId, token } = targetAt(targets, at++)
      return {
        method: 'POST',
        path: `/api/bids/${bidId}/accept/public`,
        headers: jsonHeaders(),
        body: JSON.stringify({ accessToken: token }),
      }
    }
  },
}

function targetAt(targets: Target[], at: number): Target {
  const target = targets[at]
  if (!target) throw new Error('the machine is faster than the bench has prepared for')
  return target
}
