import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './finding.ts'

const built = join(import.meta.dirname, '../../dist/web')

/** Where it is missing, `npm start` builds it; a server that is started without that serves the API alone. */
export const checkWebApp: Check = async () => {
  const isBuilt = existsSync(join(built, 'app.html'))
  const words = isBuilt ? 'built' : 'not built yet; npm start builds it, npm run build does now'
  return [{ what: 'web app', ok: true, words }]
}
