import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractNames } from '../../server/core/contract-names.ts'
import { openApi } from '../../server/core/openapi.ts'
import { withEvents } from './events-table.mjs'
import { operationsTable } from './operations.mjs'
import { typesOf } from './types.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Every generated file by its name, as it should be. */
export async function clientFiles() {
  const names = await contractNames()
  const endpoints = [...names.endpoints.keys()].sort((a, b) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
  )
  const document = openApi(endpoints, 'https://roadcall.example', names)
  return {
    'client/types.d.ts': typesOf(document),
    'client/operations.js': operationsTable(document),
    'docs/api.md': withEvents(readFileSync(join(root, 'docs/api.md'), 'utf8')),
  }
}
