import { askSecret } from './cli/ask-secret.ts'
import { backup } from './cli/backup.ts'
import { doctor } from './cli/doctor.ts'
import { makeAdmin } from './cli/make-admin.ts'
import { resetPassword } from './cli/reset-password.ts'
import { restore } from './cli/restore.ts'
import { runCommand } from './cli/run-command.ts'
import { seed } from './cli/seed.ts'

/** What an operator does by hand: `npm run cli -- <command>`, beside a running server or without one. */
const commands = {
  'make-admin': makeAdmin,
  'reset-password': resetPassword,
  seed,
  backup,
  restore,
  doctor,
}

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  askSecret,
})
// A pipe that stays open must not keep the process.
process.stdin.destroy()
