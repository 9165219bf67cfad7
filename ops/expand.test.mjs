import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// What a migration takes away, the version before may still want. What the tables look like afterwards is held by
// server/expand-and-contract.test.ts; here is what looks harmless there: rows and names that go.

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'server/migrations')
const { lastMigration } = JSON.parse(readFileSync(join(root, 'ops/last-release.json'), 'utf8'))

const taking =
  /\b(drop (table|column|function|type|sequence|schema)|rename|truncate|delete from)\b/i
/** A comment on the line above says why the version before does not mind. */
const excuse = /^-- The version before /

/** Lines that take something away without a word about it. */
const takingAway = (sql) => {
  const lines = sql.split('\n')
  return lines.filter((line, at) => {
    const statement = line.replace(/--.*$/, '')
    return taking.test(statement) && !excuse.test(lines[at - 1] ?? '')
  })
}

test('a migration since the last release takes nothing away that the version before may want', () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > lastMigration)
    .flatMap((name) =>
      takingAway(readFileSync(join(folder, name), 'utf8')).map((line) => `${name}: ${line}`),
    )
  expect(found).toEqual([])
})

test.each([
  'alter table users drop column phone;',
  'alter table users rename column phone to telephone;',
  'delete from events;',
  'truncate deliveries;',
])('%s is found', (line) => {
  expect(takingAway(`-- Nobody reads them.\n${line}`)).toEqual([line])
  expect(takingAway(`-- The version before reads none of them.\n${line}`)).toEqual([])
})
