import { tellAccount } from '../server/auth/account-news.ts'
import { deletePasskeysOf } from '../server/auth/factors/passkey-queries.ts'
import { deleteAuthenticatorOf, deleteRecoveryCodes } from '../server/auth/factors/queries.ts'
import { deleteSessionsOf, findUserByLogin, insertAudit } from '../server/auth/queries.ts'
import { record } from '../server/core/events.ts'
import type { Services } from '../server/core/services.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import type { Command } from './command.ts'
import { withServices } from './with-database.ts'

export const resetFactor: Command = {
  usage: '<username-or-email>',
  summary:
    'Remove the authenticator app, the passkeys and the recovery codes of somebody who has lost them, and end all sessions.',
  words: 1,
  run: ([login = ''], _options, shell) =>
    withServices(shell, async (services) => {
      const user = await findUserByLogin(services.db, login)
      if (!user) throw new StartProblem(`There is no account ${login}.`)
      await removeFactors(services, user.id)
      shell.print(`${login} signs in with the password alone; every session has ended.`)
      return 0
    }),
}

async function removeFactors({ deeds }: Services, userId: string): Promise<void> {
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    await deleteAuthenticatorOf(tx, userId)
    await deletePasskeysOf(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await deleteSessionsOf(tx, userId)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: null,
      action: 'factors_reset_by_operator',
      subject_id: userId,
      reason: null,
    })
    await record(tx, 'access_ended', { userId })
    await tellAccount(tx, userId, 'factorsReset')
  })
}
