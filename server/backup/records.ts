import type { Generated } from 'kysely'
import type { BackupFailure } from '#contract/backups.ts'
import { withClient } from './session.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    backups: {
      id: Generated<number>
      name: string
      finished_at: Date
      bytes: Generated<number>
      rows: Generated<number>
      files: Generated<number>
      failed_because: BackupFailure | null
    }
    backup_checks: {
      id: Generated<number>
      name: string
      finished_at: Date
      failed_because: BackupFailure | null
    }
  }
}

export interface Outcome {
  name: string
  at: Date
  failure: BackupFailure | null
}

/** A database of an older version has no such table: then nobody is told, and the backup is as good. */
const noteIn = (url: string, table: string, text: string, values: unknown[]) =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select to_regclass($1) as is_there', [table])
    if (rows[0]?.is_there) await client.query(text, values)
  })

export const noteBackup = (
  url: string,
  { name, at, failure }: Outcome,
  { bytes, rows, files }: { bytes: number; rows: number; files: number },
) =>
  noteIn(
    url,
    'backups',
    `insert into backups (name, finished_at, failed_because, bytes, rows, files)
     values ($1, $2, $3, $4, $5, $6)`,
    [name, at, failure, bytes, rows, files],
  )

export const noteCheck = (url: string, { name, at, failure }: Outcome) =>
  noteIn(
    url,
    'backup_checks',
    'insert into backup_checks (name, finished_at, failed_because) values ($1, $2, $3)',
    [name, at, failure],
  )
