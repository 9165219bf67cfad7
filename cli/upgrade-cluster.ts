import { upgradeCluster as upgrade } from '../server/backup/upgrade-cluster.ts'
import { readConfig } from '../server/core/config.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import type { Command } from './command.ts'
import { quietLog } from './with-database.ts'

export const upgradeCluster: Command = {
  usage: '[--programs <folder>] [--from-backup]',
  summary:
    'Carry the embedded database over to the PostgreSQL of this version; the old files stay beside.',
  words: 0,
  options: { programs: { type: 'string' }, 'from-backup': { type: 'boolean' } },
  async run(_words, options, shell) {
    const config = readConfig(shell.env)
    if (config.databaseUrl)
      throw new StartProblem(
        'DATABASE_URL is a PostgreSQL of your own: upgrade it by its own means (pg_upgrade, or the service that runs it).',
      )
    const upgraded = await upgrade({
      config,
      log: quietLog(),
      programs: typeof options.programs === 'string' ? options.programs : undefined,
      fromBackup: options['from-backup'] === true,
    })
    if (!upgraded) {
      shell.print('The database is of this version already; nothing was changed.')
      return 0
    }
    const { from, to, rows, aside } = upgraded
    shell.print(
      `${rows} rows were carried over from PostgreSQL ${from} to ${to}. The old files are in ${aside}; remove them when you have seen that all is well.`,
    )
    return 0
  },
}
