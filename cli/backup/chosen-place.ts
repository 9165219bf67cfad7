import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { folderPlace } from '../../server/backup/folder-place.ts'
import { openPlace } from '../../server/backup/open-place.ts'
import type { BackupPlace } from '../../server/backup/place.ts'
import type { Config } from '../../server/core/config.ts'
import { StartProblem } from '../../server/platform/start-problem.ts'

/** A folder that was named, or the place of the settings. */
export function chosenPlace({ backups }: Config, folder?: unknown): BackupPlace {
  if (typeof folder === 'string') return folderPlace(resolve(folder))
  if (backups.place) return openPlace(backups.place)
  throw new StartProblem(
    'Say where backups are kept: set BACKUP_DIR or BACKUP_S3_URL, or add --to <folder>.',
  )
}

/** What a person calls a backup: its name in the place of the settings, or a file of it, wherever that is. */
export function namedBackup(config: Config, called: string): { place: BackupPlace; name: string } {
  const name = basename(called).replace(/\.(gz|json)$/, '')
  const isPath = existsSync(called) || called !== basename(called)
  return { place: chosenPlace(config, isPath ? dirname(resolve(called)) : undefined), name }
}
