import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../core/services.ts'
import { howBackupsStand } from './how-backups-stand.ts'

const seconds = (at: string | null) => (at ? new Date(at).getTime() / 1000 : 0)

/** What an alarm goes by: when the last backup and the last check of one were, and how far apart backups are. 0: never yet. */
export function tellOfBackups(
  registry: Registry,
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
): void {
  if (config.backups.everyMs === null) return
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const checked = gauge(
    'backup_last_check_timestamp_seconds',
    'When a backup was last restored to see that it can be.',
  )
  const every = gauge('backup_interval_seconds', 'How far apart backups are.')
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the last complete backup was made.',
    registers: [registry],
    async collect() {
      // While the database is away the other figures must be told.
      const stand = await howBackupsStand(db, config.backups, clock.now()).catch(() => null)
      if (!stand) return
      this.set(seconds(stand.lastAt))
      checked.set(seconds(stand.checkedAt))
      every.set(stand.everyMs / 1000)
    },
  })
}
