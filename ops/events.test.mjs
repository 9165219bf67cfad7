import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const nouns =
  'approval|bid|confirmation|customer|driver|fleet|job|message|photo|provider|request|review|technician|verification'
const byBeginning = new RegExp(`startsWith\\(['"\`](${nouns})_|/\\^\\(?[\\w|]*(${nouns})_`)

// A new event would fall under such a match, or beside it, without anybody having decided so: each has its row.
test('nothing takes events by the beginning of their names', () => {
  const taken = ['web', 'server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    )
    .filter((file) => byBeginning.test(readFileSync(join(root, file), 'utf8')))
  expect(taken).toEqual([])
})
