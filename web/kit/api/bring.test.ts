import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bring, fetchFilesOf, runFilesOf } from './bring.ts'

const fetched = vi.fn(async (_: string) => new Response('export {}'))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})
afterEach(() => vi.unstubAllGlobals())

const files = (name: string) => [`assets/${name}.js`, `assets/${name}-words.js`]

test('a part whose files are fetched ahead is not run before it is brought, and is fetched once', async () => {
  const run = vi.fn(async () => 'a dialog')
  const load = () => bring(run, files('dialog'))
  await fetchFilesOf(load)
  expect(fetched.mock.calls).toEqual([['/assets/dialog.js'], ['/assets/dialog-words.js']])
  expect(run).not.toHaveBeenCalled()
  expect(await load()).toBe('a dialog')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('files that do not come ahead are said, and fetched anew when they are needed', async () => {
  const load = () => bring(async () => 'a tab', files('tab'))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchFilesOf(load)).rejects.toThrow('Failed to fetch')
  expect(await load()).toBe('a tab')
})

test('what is not built in files runs ahead as a whole', async () => {
  const run = vi.fn(async () => 'a dialog')
  await runFilesOf(run)
  expect(run).toHaveBeenCalledTimes(1)
  expect(fetched).not.toHaveBeenCalled()
})

test('a part that cannot be run ahead is there when it is needed', async () => {
  const load = () => bring(async () => 'a dialog', files('gone'))
  // The files are made up: to import them fails, as where one was lost.
  await expect(runFilesOf(load)).rejects.toThrow()
  expect(await load()).toBe('a dialog')
})
