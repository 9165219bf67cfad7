import { openDemo } from '../demo/demo.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import type { Command } from './command.ts'
import { withServices } from './with-database.ts'

export const seed: Command = {
  usage: '--demo',
  summary: 'Fill an empty database with the demo world; it refuses one that holds anything else.',
  words: 0,
  options: { demo: { type: 'boolean' } },
  async run(_words, { demo }, shell) {
    if (!demo)
      throw new StartProblem('Only a demo can be seeded: say so with npm run cli -- seed --demo.')
    return withServices(shell, async (services) => {
      for (const { role, username, password } of (await openDemo(services)).logins)
        shell.print(`${role.padEnd(16)} ${username.padEnd(18)} ${password}`)
      return 0
    })
  },
}
