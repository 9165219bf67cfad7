import { chosenPlace } from './backup/chosen-place.ts'
import { backUp, backUpIfDue, checkNewest } from './backup/deeds.ts'
import type { Command } from './command.ts'
import { withDatabaseAsItIs } from './with-database.ts'

export const backup: Command = {
  usage: '[--to <folder>] [--if-due] [--check]',
  summary:
    'Keep the whole database, as it is at one instant, and all photos and papers, in BACKUP_DIR or another folder.',
  words: 0,
  options: {
    to: { type: 'string' },
    'if-due': { type: 'boolean' },
    check: { type: 'boolean' },
  },
  run: (_words, { to, check, ...rest }, shell) =>
    withDatabaseAsItIs(shell, async (url, config, log) => {
      const place = chosenPlace(config, to)
      const work = { url, config, log, place, print: shell.print }
      if (rest['if-due']) return backUpIfDue(work)
      await backUp(work)
      if (check) await checkNewest(work)
      return 0
    }),
}
