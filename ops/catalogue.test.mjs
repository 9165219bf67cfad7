import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from '../contract/words/en.ts'

const folder = fileURLToPath(new URL('../contract/words/en/', import.meta.url))

test('the catalogue that a second language is held against has every area of words', () => {
  const declared = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(folder + name, 'utf8').matchAll(/ = (?:area|sayings)\('(\w+)'/g),
    ])
    .map(([, name]) => name)
  expect(Object.keys(en).toSorted()).toEqual(declared.toSorted())
})
