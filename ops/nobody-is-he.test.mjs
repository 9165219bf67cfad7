import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// Nobody is "he" (docs/words.md): not on screen, and not in comments, names of tests and decisions either.

const root = fileURLToPath(new URL('..', import.meta.url))
const { lastMigration } = JSON.parse(readFileSync(join(root, 'ops/last-release.json'), 'utf8'))
const folders = [
  ...['web', 'server', 'contract', 'client', 'demo', 'cli', 'e2e', 'ops', 'docs'],
  ...['attack', 'bench', 'faults', 'trips', 'samsara-twin', 'stripe-twin'],
]

const isHeld = (file) =>
  /\.(?:tsx?|mjs|css|sql|html|md)$/.test(file) &&
  !file.includes('/dist/') &&
  // These two name the words, the third tells what was.
  file !== 'docs/words.md' &&
  file !== 'ops/nobody-is-he.test.mjs' &&
  !file.startsWith('docs/history/') &&
  !isReleased(file)

/** A released migration stays letter for letter what has run. */
const isReleased = (file) =>
  file.startsWith('server/migrations/') && file <= `server/migrations/${lastMigration}`

const words = /(?<!\p{L})(?:he|his|him|himself|she|her|hers|herself)(?!\p{L})/iu

test('nobody is he or she, wherever people read it', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .map((name) => name.split(sep).join('/'))
    .filter(isHeld)
  expect(files.length).toBeGreaterThan(3000)
  const said = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (words.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(said).toEqual([])
})
