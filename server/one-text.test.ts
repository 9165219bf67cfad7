import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOwnJobs } from '#contract/jobs.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { tellAll } from './testing/tell-all.ts'

// Each statement with values is prepared under a name of its own, and only so many are (`platform/db/pool.ts`).

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('what is asked and written of some and of many is one prepared statement', async () => {
  const near = [await app.given.provider()]
  for (const more of [0, 1, 2]) {
    for (let added = 0; added < more; added++) near.push(await app.given.provider())
    await app.given.request()
    await tellAll(app.services)
    const [provider] = near
    if (!provider) throw new Error('a shop is missing')
    await app.given.job({ provider })
    await tellAll(app.services)
    await provider.caller.call(listOwnJobs)
  }
  const texts = await preparedTexts()
  expect(texts.length).toBeGreaterThan(50)
  const byShape = Map.groupBy(texts, shapeOf)
  expect([...byShape.values()].filter((same) => same.length > 1)).toEqual([])
})

it('a list whose length nobody knows goes by anyOf, not by in (…)', () => {
  const found = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.includes('testing'))
    .filter((path) =>
      /'in', (?:\[\.\.\.|\w*[iI]ds\b)/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
    )
  expect(found).toEqual([])
})

/** What the connections of the pool have prepared. */
async function preparedTexts(): Promise<string[]> {
  const { pool } = app.services
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  const texts = new Set<string>()
  for (const client of clients) {
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements',
    )
    for (const { statement } of rows) texts.add(statement)
    client.release()
  }
  return [...texts]
}

/** The same for lists, and for rows, of whatever length. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((?:\$|default)(?:, (?:\$|default))*\)/g, '(…)')
    .replaceAll(/\(…\)(?:, \(…\))+/g, '(…)')
