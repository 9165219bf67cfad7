import { listBackups } from '../server/backup/contents.ts'
import { NotEmpty } from '../server/backup/fill-database.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { openPlace, ownFolder } from '../server/backup/open-place.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { openFiles } from '../server/platform/files/open-files.ts'
import { namedBackup } from './backup/chosen-place.ts'
import type { Command } from './command.ts'
import { withDatabaseAsItIs } from './with-database.ts'

export const restore: Command = {
  usage: '<backup> [--force]',
  summary:
    'Put a backup into an empty database, with its photos and papers; or, asked first, in place of what is there, which is kept.',
  words: 1,
  options: { force: { type: 'boolean' } },
  run: ([called = ''], { force }, shell) =>
    withDatabaseAsItIs(shell, async (url, config, log) => {
      const { place, name } = namedBackup(config, called)
      const files = openFiles(config, log)
      const restored = await restoreBackup({
        ...{ url, files, place, name, log },
        async keepAside() {
          if (!force && !shell.isTerminal) throw new NotEmpty()
          const question = 'All that is in the database is replaced. Type yes to go on: '
          if (!force && (await shell.ask(question)).trim() !== 'yes') return false
          const aside = openPlace(config.backups.place ?? ownFolder(config.dataDir))
          const order = { url, files, now: new Date(), keepMs: null, isBeforeRestore: true }
          const kept = await makeBackup({ ...order, place: aside })
          shell.print(`What was there is kept as ${kept.name} in ${aside.title}.`)
          return true
        },
      })
      if (!restored) {
        const known = (await listBackups(place)).join(', ')
        shell.print(`Nothing was changed. There are: ${known}.`)
        return 1
      }
      shell.print(
        `${restored.rows} rows of ${restored.madeAt} and ${restored.files} photos and papers are back; restart a server that runs on this database.`,
      )
      return 0
    }),
}
