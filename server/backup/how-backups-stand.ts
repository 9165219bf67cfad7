import { sql } from 'kysely'
import type { BackupFailure, BackupsStand } from '#contract/backups.ts'
import { settings } from '#contract/settings.ts'
import type { Config } from '../core/config.ts'
import type { Db } from '../platform/db/tables.ts'
import './records.ts'

const { checkEveryMs, retryMs, lateAfter } = settings.backups

interface Row {
  /** When this installation began: a new one is not late yet. */
  begunAt: Date
  lastAt: Date | null
  bytes: number | null
  files: number | null
  checkedAt: Date | null
  failedAt: Date | null
  failure: BackupFailure | null
}

async function readRow(db: Db): Promise<Row> {
  const { rows } = await sql<Row>`
    select begun.at as "begunAt", last.finished_at as "lastAt", last.bytes, last.files,
      checked.finished_at as "checkedAt", failed.finished_at as "failedAt", failed.failed_because as failure
    from (select min(m.applied_at) as at from migrations m) begun
    left join lateral (select b.finished_at, b.bytes, b.files from backups b
      where b.failed_because is null order by b.finished_at desc limit 1) last on true
    left join lateral (select c.finished_at from backup_checks c
      where c.failed_because is null order by c.finished_at desc limit 1) checked on true
    left join lateral (
      select f.finished_at, f.failed_because from (
        (select b.finished_at, b.failed_because from backups b order by b.finished_at desc limit 1)
        union all
        (select c.finished_at, c.failed_because from backup_checks c order by c.finished_at desc limit 1)) f
      where f.failed_because is not null order by f.finished_at desc limit 1) failed on true`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('an aggregate without a row')
  return row
}

/** When the last backup and the last check were, and whether that is too long ago; null where the product makes none. */
export async function howBackupsStand(
  db: Db,
  { everyMs }: Config['backups'],
  now: Date,
): Promise<BackupsStand | null> {
  if (everyMs === null) return null
  const row = await readRow(db)
  const age = (at: Date) => now.getTime() - at.getTime()
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    everyMs,
    lastAt: iso(row.lastAt),
    bytes: row.bytes,
    files: row.files,
    checkedAt: iso(row.checkedAt),
    failedAt: iso(row.failedAt),
    failure: row.failure,
    isLate: age(row.lastAt ?? row.begunAt) > lateAfter * everyMs,
    isUnchecked: age(row.checkedAt ?? row.begunAt) > lateAfter * Math.max(checkEveryMs, everyMs),
  }
}

/** What is due now. After a failure the next try waits for a while. */
export async function whatIsDue(
  db: Db,
  { everyMs }: Config['backups'],
  now: Date,
): Promise<{ backup: boolean; check: boolean }> {
  if (everyMs === null) return { backup: false, check: false }
  const { lastAt, checkedAt, failedAt } = await readRow(db)
  const isOver = (at: Date | null, ms: number) => at === null || now.getTime() - at.getTime() >= ms
  const isRested = isOver(failedAt, retryMs)
  return {
    backup: isRested && isOver(lastAt, everyMs),
    check: isRested && isOver(checkedAt, checkEveryMs),
  }
}
