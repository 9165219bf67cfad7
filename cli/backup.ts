import { resolve } from 'node:path'
import { writeBackup } from './backup/write-backup.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const backup: Command = {
  usage: '<file>',
  summary:
    'Write the whole database, as it is at one instant, into a new gzip file (photos are files beside it).',
  words: 1,
  run: ([file = ''], _options, shell) =>
    withDatabase(shell, async (url) => {
      const rows = await writeBackup(url, file, new Date())
      shell.print(
        `${resolve(file)} holds ${rows} rows. Photos are files: copy DATA_DIR/files, or the bucket, as well.`,
      )
      return 0
    }),
}
