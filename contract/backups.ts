import * as z from 'zod/mini'
import { instant } from './primitives.ts'

/** Why a backup, or the check of one, failed: no room, its place, the database, the backup itself. */
export const backupFailures = ['no_room', 'place', 'database', 'damaged', 'other'] as const
export type BackupFailure = (typeof backupFailures)[number]

/** How the backups stand that the product makes by itself. */
export const backupsStand = z.object({
  everyMs: z.number(),
  /** Of the last complete one; null: there is none yet. */
  lastAt: z.nullable(instant),
  bytes: z.nullable(z.number()),
  files: z.nullable(z.number()),
  /** When one was last restored into a database of its own, to see that it can be. */
  checkedAt: z.nullable(instant),
  /** Set where the last backup or the last check failed. */
  failedAt: z.nullable(instant),
  failure: z.nullable(z.enum(backupFailures)),
  /** Longer ago than twice the time between two. */
  isLate: z.boolean(),
  isUnchecked: z.boolean(),
})
export type BackupsStand = z.infer<typeof backupsStand>
