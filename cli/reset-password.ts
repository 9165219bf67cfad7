import { choosesStrongly, password, strongPassword } from '#contract/account.ts'
import { linkWithToken } from '#contract/link-with-token.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { tellAccount } from '../server/auth/account-news.ts'
import { endAccess } from '../server/auth/end-access.ts'
import { findUserByLogin, insertAudit, insertReset, setPassword } from '../server/auth/queries.ts'
import type { Services } from '../server/core/services.ts'
import { hashPassword } from '../server/platform/secrets/passwords.ts'
import { newToken } from '../server/platform/secrets/tokens.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import { askPassword } from './ask-password.ts'
import type { Command } from './command.ts'
import { withServices } from './with-database.ts'

export const resetPassword: Command = {
  usage: '<username-or-email> [--link]',
  summary: 'Set a new password and end all sessions; with --link, print a link that does it once.',
  words: 1,
  options: { link: { type: 'boolean' } },
  run: ([login = ''], { link }, shell) =>
    withServices(shell, async (services) => {
      const user = await findUserByLogin(services.db, login)
      if (!user) throw new StartProblem(`There is no account ${login}.`)
      if (link) {
        shell.print(await resetLink(services, user.id))
        return 0
      }
      await setNewPassword(
        services,
        user.id,
        await askPassword(shell, choosesStrongly(user.user_type) ? strongPassword : password),
      )
      shell.print(`The password of ${login} is changed and every session has ended.`)
      return 0
    }),
}

/** The same right as a mailed link (rules C21): an hour, once. */
async function resetLink({ deeds, config }: Services, userId: string): Promise<string> {
  const { token, hash } = newToken()
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const expiresAt = new Date(deed.now.getTime() + settings.resetTokenMs)
    await insertReset(tx, hash, userId, expiresAt)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: null,
      action: 'reset_link_by_operator',
      subject_id: userId,
      reason: null,
    })
  })
  return config.publicUrl + linkWithToken(paths.resetPassword, token)
}

async function setNewPassword({ deeds }: Services, userId: string, chosen: string) {
  const passwordHash = await hashPassword(chosen)
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await insertAudit(tx, {
      at: deed.now,
      actor_id: null,
      action: 'password_set_by_operator',
      subject_id: userId,
      reason: null,
    })
    await endAccess(tx, userId, deed.now)
    await tellAccount(tx, userId, 'passwordSetByOperator')
  })
}
