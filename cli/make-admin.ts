import { providerSignup } from '#contract/auth.ts'
import { makeAdmin as make } from '../server/auth/make-admin.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import { askPassword, problemOf } from './ask-password.ts'
import type { Command } from './command.ts'
import { withServices } from './with-database.ts'

const { username: usernameRule, email: emailRule } = providerSignup.shape

export const makeAdmin: Command = {
  usage: '<username> <email>',
  summary: 'Make an admin, or give the one of this name a new password and address.',
  words: 2,
  async run([typedName, typedEmail], _options, shell) {
    const username = usernameRule.safeParse(typedName)
    if (!username.success) throw new StartProblem(problemOf(username.error))
    const email = emailRule.safeParse(typedEmail)
    if (!email.success) throw new StartProblem(problemOf(email.error))
    const password = await askPassword(shell)
    return withServices(shell, async ({ db, config }) => {
      const done = await make(db, { username: username.data, email: email.data, password })
      shell.print(
        done === 'made'
          ? `${username.data} is an admin now and can sign in at ${config.publicUrl}/admin-login.`
          : `The admin ${username.data} keeps the account, with this password and address.`,
      )
      return 0
    })
  },
}
