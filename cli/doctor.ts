import { readConfig } from '../server/core/config.ts'
import type { Command } from './command.ts'
import { checkDataFolder } from './doctor/check-data-folder.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkMail } from './doctor/check-mail.ts'
import { checkNode } from './doctor/check-node.ts'
import { checkWebApp } from './doctor/check-web-app.ts'
import type { Check } from './doctor/finding.ts'

const checks: Check[] = [checkNode, checkDataFolder, checkDatabase, checkWebApp, checkMail]

export const doctor: Command = {
  usage: '',
  summary: 'Look at everything that Roadcall needs and say what is wrong; it changes nothing.',
  words: 0,
  async run(_words, _options, shell) {
    const config = readConfig(shell.env)
    let isWell = true
    for (const check of checks) {
      for (const { what, ok, words } of await check(config)) {
        shell.print(`${ok ? 'ok   ' : 'WRONG'} ${what.padEnd(12)} ${words}`)
        isWell &&= ok
      }
    }
    return isWell ? 0 : 1
  },
}
