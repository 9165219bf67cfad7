import { ask } from './ask.ts'
import { askSecret } from './ask-secret.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

/** `npm run cli -- <command>` */
process.exitCode = await runCommand(commands, process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (problem) => console.error(problem),
  isTerminal: process.stdin.isTTY,
  askSecret,
  ask,
})
// A pipe that stays open must not keep the process.
process.stdin.destroy()
