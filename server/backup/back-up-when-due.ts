import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Services } from '../core/services.ts'
import { whatIsDue } from './how-backups-stand.ts'

/** The first look comes that long after the start: nobody waits for a backup while opening the first page. */
export const everyMs = 600_000

const cli = join(import.meta.dirname, '../../cli/main.ts')

/**
 * Makes the backup that is due, and checks one where that is due, in a process of its own: packing and unpacking takes no time
 * from those who use the product. Of several servers one does it (a lock in the database).
 */
export async function backUpWhenDue(
  services: Pick<Services, 'db' | 'pool' | 'config' | 'clock' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, config, clock, log } = services
  const due = await whatIsDue(db, config.backups, clock.now())
  if (!due.backup && !due.check) return
  const child = spawn(process.execPath, [cli, 'backup', '--if-due'], {
    env: { ...process.env, ...environmentOf(services) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill()
  stopping.addEventListener('abort', stop)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said = `${said}${text}`.slice(-2000)
    })
  try {
    const [code] = await once(child, 'close')
    if (code === 0) log.info({ said: said.trim() }, 'a backup')
    else if (!stopping.aborted) log.error({ said: said.trim() }, 'a backup failed')
  } finally {
    stopping.removeEventListener('abort', stop)
  }
}

const inHours = (ms: number) => `${Math.round(ms / 3_600_000)}h`

/** This very database and place, whatever files have changed on the disk since this process began. */
function environmentOf({ pool, config }: Pick<Services, 'pool' | 'config'>): NodeJS.ProcessEnv {
  const { place, everyMs, keepMs } = config.backups
  return {
    DATABASE_URL: pool.options.connectionString,
    DATA_DIR: config.dataDir,
    BACKUP_DIR: place && 'folder' in place ? place.folder : '',
    BACKUP_S3_URL: place && 'bucket' in place ? place.bucket : '',
    BACKUP_EVERY: everyMs === null ? 'never' : inHours(everyMs),
    BACKUP_KEEP: inHours(keepMs),
  }
}
