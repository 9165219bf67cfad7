import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lightCalls, lightened } from './vite/light-calls.ts'

const root = resolve(import.meta.dirname, '..')
const lightOf = async (name) =>
  (await lightCalls().load.handler(`${root}/contract/${name}.ts?light`)).code
const file = `${root}/web/desks/here.ts`

test('a call can be had without the library that checks forms', async () => {
  const code = await lightOf('bids')
  expect(code).toContain('listPublicBids')
  expect(code).toContain('"/api/bids/my-bids"')
  expect(code).not.toMatch(/\bz\.|zod|libphonenumber|body/)
})

test('who only makes a call gets the light one, and who has a form for it all of it', () => {
  const calls = "import { type OwnBid, acceptBidByLink, listOwnBids } from '#contract/bids.ts'\n"
  expect(lightened(`${calls}call(acceptBidByLink)`, file)).toMatch(
    /acceptBidByLink as acceptBidByLink, listOwnBids as listOwnBids.*bids\.ts\?light/,
  )
  const form = lightened(`${calls}useEndpointForm(acceptBidByLink.body)`, file)
  expect(form).toMatch(/import \{ listOwnBids as listOwnBids \} from '[^']*bids\.ts\?light'/)
  expect(form).toMatch(/import \{ acceptBidByLink as acceptBidByLink \} from '#contract\/bids\.ts'/)
})

test('a module that brings nothing heavy is there once', () => {
  const code = "import { settings } from '#contract/settings.ts'\n"
  expect(lightened(code, file)).toBe(code)
})

test('nobody reads the body of a call that was handed over: it may be a light one', () => {
  const handedOn = globSync(`${root}/web/**/*.{ts,tsx}`).filter((path) => {
    const code = readFileSync(path, 'utf8')
    const read = [...code.matchAll(/\b(\w+)\.body\b/g)].map(([, name]) => name)
    const handed = [...code.matchAll(/\b(\w+)\s*:\s*(?:E\b|\w*Endpoint\b)/g)].map(
      ([, name]) => name,
    )
    return handed.some((name) => read.includes(name))
  })
  expect(handedOn).toEqual([])
})
