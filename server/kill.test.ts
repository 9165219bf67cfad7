import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import {
  createIndividualRequest,
  type RequestForOwner,
  readPublicRequest,
} from '#contract/requests.ts'
import { createCaller } from './testing/caller.ts'
import { type GivenRequest, givenOn, guestForm } from './testing/given.ts'

/** The product as a person starts it, on its own embedded database, killed without a chance to say goodbye. */
const rounds = 4
const writers = 8

let dataDir: string
let baseUrl: string
let server: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'roadcall-kill-'))
  baseUrl = `http://127.0.0.1:${await freePort()}`
})
afterAll(async () => {
  server?.kill('SIGTERM')
  if (server) await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
})

it('killed in mid-write again and again it loses nothing it has acknowledged, and sessions survive', async () => {
  await start()
  const given = givenOn({ anybody: () => createCaller(baseUrl) })
  const customer = await given.customer()
  const acknowledged: GivenRequest[] = []
  for (let round = 0; round < rounds; round++) {
    let isRunning = true
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let at = 0; isRunning; at++) {
        const request = await ask(`round-${round}-${writer}-${at}`)
        if (request) acknowledged.push(request)
      }
    })
    await expect
      .poll(() => acknowledged.length, { timeout: 20_000 })
      .toBeGreaterThan((round + 1) * 20)
    server?.kill('SIGKILL')
    isRunning = false
    await Promise.all(writing)
    await start()
  }
  for (const request of acknowledged) {
    const { body } = await createCaller(baseUrl).call<RequestForOwner>(readPublicRequest, {
      params: { id: request.id },
      token: request.token,
    })
    expect(body).toMatchObject({ id: request.id, view: 'owner', status: 'open' })
  }
  expect((await customer.call(readCurrentUser)).status).toBe(200)
}, 120_000)

it('a write whose answer was lost is done once when it is sent again after the restart', async () => {
  const key = 'lost-answer-1'
  const first = await ask(key)
  server?.kill('SIGKILL')
  await start()
  expect(await ask(key)).toEqual(first)
}, 60_000)

/** Null when the answer never came: then nothing was promised. */
async function ask(idempotencyKey: string): Promise<GivenRequest | null> {
  try {
    const { status, body } = await createCaller(baseUrl).call<{
      requestId: string
      accessToken: string
    }>(createIndividualRequest, {
      body: guestForm,
      idempotencyKey,
      // Each writer comes from an address of its own, so that none is slowed down.
      headers: { 'x-forwarded-for': addressOf(idempotencyKey) },
    })
    return status === 201 ? { id: body.requestId, token: body.accessToken } : null
  } catch {
    return null
  }
}

const addressOf = (key: string) => {
  const bytes = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return `10.${(bytes >>> 16) & 255}.${(bytes >>> 8) & 255}.${bytes & 255}`
}

async function start(): Promise<void> {
  server = spawn('node', [resolve(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: new URL(baseUrl).port,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await expect
    .poll(
      async () => {
        try {
          return (await fetch(`${baseUrl}/readyz`)).status
        } catch {
          return 0
        }
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(200)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
