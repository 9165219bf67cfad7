import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const lookEveryMs = 100

/** Where the launcher builds the pages while the database is made (`npm run demo`), they are waited for: it names the file that is there then. */
export async function pagesBuilt(stamp = process.env.PAGES_BUILT): Promise<void> {
  while (stamp && !existsSync(stamp)) await sleep(lookEveryMs)
}
