import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clientFiles } from './client/files.mjs'

// Writes what is generated of client/ and docs/api.md anew from the endpoints: node ops/make-client.mjs

const root = fileURLToPath(new URL('..', import.meta.url))
for (const [name, text] of Object.entries(await clientFiles()))
  writeFileSync(join(root, name), text)
