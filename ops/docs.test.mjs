import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commands } from '../cli/commands.ts'
import { eventNames } from '../contract/event-names.ts'
import { keyScopes } from '../contract/key-scopes.ts'
import { pagePaths } from '../contract/pages.ts'
import { problemStatus } from '../contract/problem.ts'

// What the documents name is there: files, commands, pages, calls, codes.

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name) => readFileSync(join(root, name), 'utf8')
const documents = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const { scripts } = JSON.parse(read('package.json'))

/** As GitHub makes them. */
const anchorsOf = (name) =>
  [...read(name).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** All that stands in `code` of a document. */
const codeIn = (name) => [...read(name).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)

describe.each(documents)('%s', (name) => {
  test('links to what is there', () => {
    const broken = [...read(name).matchAll(/(?:\]\(|src=")(?!https?:)([^)"\s]+)[)"]/g)]
      .map(([, link]) => link)
      .filter((link) => {
        const [path, anchor] = link.split('#')
        const file = path ? join(dirname(name), path) : name
        if (!existsSync(join(root, file))) return true
        return anchor !== undefined && !anchorsOf(file).includes(anchor)
      })
    expect(broken).toEqual([])
  })

  test('names scripts and commands that there are', () => {
    const text = read(name)
    const run = [...text.matchAll(/npm run ([a-z]+)/g)].map(([, script]) => script)
    expect(run.filter((script) => !(script in scripts))).toEqual([])
    const called = [...text.matchAll(/(?:npm run cli --|cli\/main\.ts) ([a-z-]+)/g)]
    expect(
      called.map(([, command]) => command).filter((one) => !(one in commands) && one !== '--help'),
    ).toEqual([])
  })

  test('names files that there are', () => {
    const ours = /^(attack|bench|cli|contract|demo|docs|e2e|faults|ops|server|trips|web)\/[\w./-]+$/
    const missing = codeIn(name).filter((code) => ours.test(code) && !existsSync(join(root, code)))
    expect(missing).toEqual([])
  })

  test('names calls that there are', async () => {
    const calls = await allCalls()
    const named = [...read(name).matchAll(/\b(GET|POST|PATCH|DELETE) (\/api\/[\w/:.-]+)/g)]
    expect(named.map(([call]) => call).filter((call) => !calls.has(call))).toEqual([])
  })
})

test('the guide for users names pages that there are', () => {
  const named = codeIn('docs/user.md').filter((code) => code.startsWith('/'))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((path) => !pagePaths.includes(path))).toEqual([])
})

test('the text on the API names codes of refusals that there are', () => {
  const named = codeIn('docs/api.md').filter((code) => /^[a-z]+_[a-z_]+$/.test(code))
  const callers = ['signed_in', 'service_provider', 'business_customer', 'request_party']
  const cookies = ['roadcall_session', '__Host-roadcall_session', 'roadcall_language']
  const known = [...Object.keys(problemStatus), ...callers, ...cookies, ...eventNames, ...keyScopes]
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((code) => !known.includes(code))).toEqual([])
})

test('the pictures are small', () => {
  const folder = join(root, 'docs/images')
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(800_000)
})

/** Every endpoint of the contract, as `GET /api/user`. */
async function allCalls() {
  const names = readdirSync(join(root, 'contract')).filter((name) => /^[\w-]+\.ts$/.test(name))
  const modules = await Promise.all(
    names.map((name) => import(`../contract/${name.slice(0, -'.ts'.length)}.ts`)),
  )
  const values = modules.flatMap(Object.values)
  const endpoints = values.filter((value) => value?.path && value?.method && value?.caller)
  return new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
}
