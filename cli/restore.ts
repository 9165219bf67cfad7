import { restoreBackup } from './backup/restore-backup.ts'
import type { Command } from './command.ts'
import { withDatabase } from './with-database.ts'

export const restore: Command = {
  usage: '<file> [--force]',
  summary: 'Put a backup into an empty database; with --force, replace all that is in it.',
  words: 1,
  options: { force: { type: 'boolean' } },
  run: ([file = ''], { force }, shell) =>
    withDatabase(shell, async (url) => {
      const { madeAt, rows } = await restoreBackup(url, file, force === true)
      shell.print(
        `${rows} rows of ${madeAt} are back; restart a server that runs on this database.`,
      )
      return 0
    }),
}
