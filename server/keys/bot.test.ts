import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '#contract/api-keys.ts'
import { acceptBidByLink, listOwnBids } from '#contract/bids.ts'
import { listOwnJobs } from '#contract/jobs.ts'
import { connect, RoadcallError } from '../../client/roadcall.js'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

// What the document of the API shows to others has to work as it stands there.

const root = fileURLToPath(new URL('../..', import.meta.url))
let app: TestApp
let bot: ChildProcess | undefined
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(async () => {
  bot?.kill()
  await app.close()
})

const botOf = (document: string) =>
  /## A dispatcher's bot[\s\S]*?```js\n([\s\S]*?)```/.exec(document)?.[1] ?? ''

async function secretFor(keeper: Caller): Promise<string> {
  const body = { name: 'Bot', scopes: ['read_requests', 'bid', 'run_jobs'] }
  return (await keeper.call(makeApiKey, { body })).body.secret ?? ''
}

it('the bot of the document hears of a request, bids by its rule, and starts the job it wins', async () => {
  const provider = await app.given.provider()
  const key = await secretFor(provider.caller)
  const code = botOf(readFileSync(`${root}/docs/api.md`, 'utf8'))
  expect(code.split('\n').length).toBeLessThan(55)
  bot = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: `${root}/client`,
    env: { PATH: process.env.PATH, ROADCALL_URL: app.baseUrl, ROADCALL_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const request = await app.given.request()
  const ownBids = async () => (await provider.caller.call(listOwnBids)).body
  await expect.poll(async () => (await ownBids()).length).toBe(1)
  const [bid] = await ownBids()
  await app.anybody().call(acceptBidByLink, {
    params: { id: bid?.id ?? '' },
    body: { accessToken: request.token },
  })
  const phases = async () =>
    (await provider.caller.call(listOwnJobs)).body.map(({ phase }) => phase)
  await expect.poll(phases).toEqual(['en_route'])
})

it('the client says refusals by their code, and takes a stream up where it was left', async () => {
  const provider = await app.given.provider()
  const key = await secretFor(provider.caller)
  const roadcall = connect({ url: app.baseUrl, key })
  const nobody = '00000000-0000-4000-8000-000000000000'
  const refused = await roadcall.readJob({ params: { id: nobody } }).catch((error) => error)
  expect(refused).toBeInstanceOf(RoadcallError)
  expect([refused.status, refused.code]).toEqual([404, 'not_found'])

  const first = await app.given.request()
  const ending = new AbortController()
  const heard: string[] = []
  let isOpen = 0
  const listening = (async () => {
    const live = roadcall.live({ signal: ending.signal, onOpen: () => isOpen++ })
    for await (const { data } of live) if (data.requestId) heard.push(data.requestId)
  })()
  await expect.poll(() => isOpen).toBe(1)
  const second = await app.given.request()
  await expect.poll(() => heard).toEqual([second.id])
  // The server lets go of everybody, as when it is started anew.
  app.services.hub.endAll()
  const third = await app.given.request()
  await expect.poll(() => heard).toEqual([second.id, third.id])
  expect(isOpen).toBe(2)
  expect(heard).not.toContain(first.id)
  ending.abort()
  await listening
})
