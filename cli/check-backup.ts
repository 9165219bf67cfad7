import { listBackups } from '../server/backup/contents.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import { namedBackup } from './backup/chosen-place.ts'
import { check } from './backup/deeds.ts'
import type { Command } from './command.ts'
import { withDatabaseAsItIs } from './with-database.ts'

export const checkBackup: Command = {
  usage: '<backup>',
  summary:
    'Restore a backup, or the newest, into a database that is thrown away, and say whether all came back.',
  words: 1,
  run: ([called = ''], _options, shell) =>
    withDatabaseAsItIs(shell, async (url, config, log) => {
      const { place, name } = namedBackup(config, called)
      const newest = called === 'newest' ? (await listBackups(place)).at(-1) : name
      if (!newest) throw new StartProblem(`There is no backup in ${place.title}.`)
      await check({ url, config, log, place, print: shell.print }, newest)
      return 0
    }),
}
