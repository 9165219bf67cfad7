import { backup } from './backup.ts'
import { checkBackup } from './check-backup.ts'
import type { Command } from './command.ts'
import { doctor } from './doctor.ts'
import { makeAdmin } from './make-admin.ts'
import { resetFactor } from './reset-factor.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { seed } from './seed.ts'
import { upgradeCluster } from './upgrade-cluster.ts'

/** What an operator does by hand, beside a running server or without one. */
export const commands: Record<string, Command> = {
  'make-admin': makeAdmin,
  'reset-password': resetPassword,
  'reset-factor': resetFactor,
  seed,
  backup,
  'check-backup': checkBackup,
  restore,
  'upgrade-cluster': upgradeCluster,
  doctor,
}
