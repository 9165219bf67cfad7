import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bring, fetchFilesOf, runFilesOf } from './bring.ts'

const fetched = vi.fn(async (_: string) => new Response('export {}'))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { origin: 'http://localhost' })
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

test('what a file imports comes once it is to run, and runs before it', async () => {
  const imports: Record<string, string> = {
    '/assets/form.js': 'import{a as b}from"./fields.js";import"./kit.js";import("./later.js")',
    '/assets/fields.js': 'import{c}from"./kit.js";',
  }
  fetched.mockImplementation(async (url) => new Response(imports[url] ?? 'export {}'))
  const load = () => bring(async () => 'a form', ['assets/form.js'])
  await fetchFilesOf(load)
  expect(fetched.mock.calls).toEqual([['/assets/form.js']])
  // The files are made up, so the first that is run tells of itself.
  await expect(runFilesOf(load)).rejects.toThrow('/assets/kit.js')
  expect(fetched.mock.calls.map(([url]) => url).toSorted()).toEqual([
    '/assets/fields.js',
    '/assets/form.js',
    '/assets/kit.js',
  ])
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
