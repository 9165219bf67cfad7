import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { clientFiles } from './client/files.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = await clientFiles()

test.each(Object.keys(files))('%s is what the endpoints say (node ops/make-client.mjs)', (name) => {
  expect(readFileSync(join(root, name), 'utf8') === files[name]).toBe(true)
})

test('the client depends on no package', () => {
  const { dependencies = {}, type } = JSON.parse(
    readFileSync(join(root, 'client/package.json'), 'utf8'),
  )
  expect([dependencies, type]).toEqual([{}, 'module'])
})

test('its types have the names of the contract', () => {
  const types = files['client/types.d.ts']
  for (const name of ['Problem', 'LiveMessage', 'RequestForBoard', 'OwnBid', 'ApiKey', 'Webhook'])
    expect(types).toMatch(new RegExp(`export (interface|type) ${name} `))
})
