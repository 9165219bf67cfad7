import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// docs/security.md answers every requirement of OWASP ASVS 5.0.0, levels 1 and 2, once, and names what is there.

const root = fileURLToPath(new URL('..', import.meta.url))
const table = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, ids, state, said] = /^\| ([\d., ]+) \| (\S+) \| (.+) \|$/.exec(line) ?? []
    return ids ? [{ ids: ids.split(', '), state, said }] : []
  })

/** How many requirements a section has, and which of them are of level 3 alone. */
const sections = {
  1.1: [2],
  1.2: [10, 10],
  1.3: [12, 12],
  1.4: [3],
  1.5: [3, 3],
  2.1: [3],
  2.2: [3],
  2.3: [5, 5],
  2.4: [2, 2],
  3.2: [3, 3],
  3.3: [5, 5],
  3.4: [8, 7, 8],
  3.5: [8, 6, 7, 8],
  3.7: [5, 3, 4, 5],
  4.1: [5, 4, 5],
  4.2: [5, 2, 3, 4, 5],
  4.3: [2],
  4.4: [4],
  5.1: [1],
  5.2: [6, 4, 5, 6],
  5.3: [3, 3],
  5.4: [3],
  6.1: [3],
  6.2: [12],
  6.3: [8, 5, 6, 7, 8],
  6.4: [6, 5, 6],
  6.5: [8, 6, 7, 8],
  6.6: [4, 4],
  6.8: [4],
  7.1: [3],
  7.2: [4],
  7.3: [2],
  7.4: [5],
  7.5: [3, 3],
  7.6: [2],
  8.1: [4, 3, 4],
  8.2: [4, 4],
  8.3: [3, 2, 3],
  8.4: [2, 2],
  11.1: [4, 3, 4],
  11.2: [5, 4, 5],
  11.3: [5, 4, 5],
  11.4: [4],
  11.5: [2, 2],
  11.6: [2, 2],
  12.1: [5, 4, 5],
  12.2: [2],
  12.3: [5, 5],
  13.1: [4, 2, 3, 4],
  13.2: [6, 6],
  13.3: [4, 3, 4],
  13.4: [7, 6, 7],
  14.1: [2],
  14.2: [8, 5, 6, 7, 8],
  14.3: [3],
  15.1: [5, 4, 5],
  15.2: [5, 4, 5],
  15.3: [7],
  16.1: [1],
  16.2: [5],
  16.3: [4],
  16.4: [3],
  16.5: [4, 4],
}
const wanted = Object.entries(sections).flatMap(([section, [all, ...ofLevel3]]) =>
  Array.from({ length: all }, (_, at) => at + 1)
    .filter((number) => !ofLevel3.includes(number))
    .map((number) => `${section}.${number}`),
)

test('every requirement of levels 1 and 2 has one answer', () => {
  expect(table.flatMap(({ ids }) => ids).sort()).toEqual(wanted.sort())
})

test('what is met names where, and what is not says why', () => {
  for (const { ids, state, said } of table) {
    expect([ids, ['✓', '○', '◐', '✗', '–']]).toEqual([ids, expect.arrayContaining([state])])
    expect([ids, said.length > 4 || state === '–']).toEqual([ids, true])
  }
})

test('what is met names the test that holds it; what only the source says claims none', () => {
  const isTest = /`[\w./-]+\.(?:test|spec)\.(?:ts|mjs)`/
  const wrong = table.filter(({ state, said }) => state === '✓' && !isTest.test(said))
  expect(wrong.map(({ ids }) => ids)).toEqual([])
})

test('every file that an answer names is there', () => {
  const files = table.flatMap(({ said }) =>
    [...said.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, file]) => file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
