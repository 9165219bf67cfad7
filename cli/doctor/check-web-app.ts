import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './finding.ts'

const built = join(import.meta.dirname, '../../dist/web')

export const checkWebApp: Check = async () => {
  const ok = existsSync(join(built, 'app.html'))
  return [{ what: 'web app', ok, words: ok ? 'built' : 'not built; npm run build makes it' }]
}
