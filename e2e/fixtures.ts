import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { signedInMark } from '../contract/session.ts'
import type { Sms } from '../server/platform/sms/sms-sender.ts'
import { type Caller, createCaller } from '../server/testing/caller.ts'
import { type Given, givenOn } from '../server/testing/given.ts'

export { expect }

interface App {
  baseUrl: string
  /** For what no call brings about: time that has passed, a carrier that has refused. */
  databaseUrl: string
  anybody(): Caller
  given: Given
}

/** A server of this test alone, whose clock can be moved; pages keep their own time unless told. */
export interface MovableApp extends App {
  later(ms: number): void
}

interface Fixtures {
  movable: MovableApp
  /** With roads drawn by the processor, a third of a journey's work; without, the drawn map of browsers that have no WebGL. */
  drawsRoads: boolean
  /** The same with a card processor. */
  movableWithCards: MovableApp
  /** Another window of its own: another person, or the same one on another device. */
  window(as?: Caller): Promise<Page>
}

interface WorkerFixtures {
  app: App
  /** Another one, with a card processor that has nobody's money. */
  withCards: App
  isPseudoOn: boolean
}

/** A browser without WebGL, as on many a computer of an office. */
export const noWebGl = `
{
  delete window.WebGL2RenderingContext
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more)
  }
}`

/** A bound for what hangs, not a measure: where much else runs, a server takes its time to start. */
const startWithin = 300_000

/** The whole product, as a process of its own; a console error on any page fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isPseudoOn: [false, { scope: 'worker', option: true }],
  app: [
    async ({ isPseudoOn }, use) => {
      const { app, stop } = await startServer({ PSEUDO_LANGUAGE: isPseudoOn ? 'yes' : 'no' })
      await use(app)
      await stop()
    },
    { scope: 'worker', timeout: startWithin },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  movable: async ({}, use) => {
    const { app, stop } = await startServer()
    await use(app)
    await stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  movableWithCards: async ({}, use) => {
    const { app, stop } = await startServer({ PSEUDO_LANGUAGE: 'no', CARDS: 'yes' })
    await use(app)
    await stop()
  },
  withCards: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const { app, stop } = await startServer({ PSEUDO_LANGUAGE: 'no', CARDS: 'yes' })
      await use(app)
      await stop()
    },
    { scope: 'worker', timeout: startWithin },
  ],
  baseURL: async ({ app }, use) => use(app.baseUrl),
  drawsRoads: [false, { option: true }],
  context: async ({ context, drawsRoads }, use) => {
    if (!drawsRoads) await context.addInitScript(noWebGl)
    await use(context)
  },
  page: async ({ page }, use) => {
    const errors = watchConsole(page)
    await use(page)
    expect(errors).toEqual([])
  },
  window: async (
    {
      browser,
      app,
      drawsRoads,
      contextOptions,
      serviceWorkers,
      viewport,
      hasTouch,
      locale,
      timezoneId,
    },
    use,
  ) => {
    const contexts: BrowserContext[] = []
    const errors: string[][] = []
    await use(async (as) => {
      const context = await browser.newContext({
        ...contextOptions,
        serviceWorkers,
        baseURL: app.baseUrl,
        viewport,
        hasTouch,
        locale,
        timezoneId,
      })
      contexts.push(context)
      if (!drawsRoads) await context.addInitScript(noWebGl)
      if (as) await signIn(context, app.baseUrl, as)
      const page = await context.newPage()
      errors.push(watchConsole(page))
      return page
    })
    expect(errors.flat()).toEqual([])
    for (const context of contexts) await context.close()
  },
})

async function startServer(
  env: NodeJS.ProcessEnv = { PSEUDO_LANGUAGE: 'no' },
): Promise<{ app: MovableApp; stop(): Promise<void> }> {
  const server = spawn('node', [resolve(import.meta.dirname, '../server/testing/serve.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const lines = createInterface({ input: server.stdout })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it said its address.`)
  })
  const [first] = await Promise.race([once(lines, 'line'), ended])
  // From now on it may end.
  ended.catch(() => {})
  const { baseUrl, databaseUrl } = JSON.parse(first)
  const sent: Sms[] = []
  const asked = new Map<string, (link: string) => void>()
  lines.on('line', (line) => {
    const said = JSON.parse(line)
    if (said.technicianId) asked.get(said.technicianId)?.(said.link)
    else sent.unshift(said)
  })
  const say = (line: unknown) => void server.stdin.write(`${JSON.stringify(line)}\n`)
  const anybody = () => createCaller(baseUrl)
  // An SMS leaves up to a second after its deed.
  const issueLink = (technicianId: string) =>
    new Promise<string>((answer) => {
      asked.set(technicianId, answer)
      say({ technicianId })
    })
  const given = givenOn({ anybody, texted: () => sent, issueLink })
  return {
    app: { baseUrl, databaseUrl, anybody, given, later: say },
    async stop() {
      server.stdin.end()
      await new Promise((done) => server.once('exit', done))
    },
  }
}

/**
 * Answers that the test provoked (401, 409 …) and a network that it cut are logged by the browser itself and are no
 * fault of the page.
 */
const provoked =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/

function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !provoked.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Puts the session of somebody who signed in by the API into a browser. */
export async function signIn(context: BrowserContext, baseUrl: string, as: Caller): Promise<void> {
  const [name = '', value = ''] = as.cookie.split('=')
  await context.addCookies([
    { name, value, url: baseUrl, httpOnly: true, sameSite: 'Lax' },
    { name: signedInMark, value: '1', url: baseUrl, sameSite: 'Lax' },
  ])
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Nothing that hinders a person is on the page (WCAG 2.2 AA, by axe). */
export async function expectAccessible(page: Page): Promise<void> {
  // The page itself comes after the bar: until then there is only that to look at.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // To bring axe into a page is three quarters of the work: once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const here = window as unknown as { axe: typeof axe }
    // A color on its way from day to night is neither: it has set out with the next frame, and what ends by itself has ended.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    // Style sheets are read anew only for rules that we do not ask for.
    const preload = { assets: ['media'] }
    const { violations } = await here.axe.run({ resultTypes: ['violations'], preload })
    return violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, any }) => [html, any[0]?.message]),
    ])
  })
  expect(violations).toEqual([])
}
