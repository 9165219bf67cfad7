import type * as z from 'zod/mini'
import { strongPassword } from '#contract/account.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { isCommonPassword } from '../server/platform/secrets/common-passwords.ts'
import { StartProblem } from '../server/platform/start-problem.ts'
import type { Shell } from './command.ts'

/** What is wrong with what was typed, said on the command line. */
export const problemOf = ({ issues: [issue] }: z.core.$ZodError): string =>
  `${sentence(issue?.message as Saying)}.`

/** Asks for a new password, held to the rules (rules C21); of an admin, a shop or a manager unless said otherwise. */
export async function askPassword(
  shell: Shell,
  rule: z.ZodMiniType<string> = strongPassword,
): Promise<string> {
  const password = await shell.askSecret('Password (not shown): ')
  const checked = rule.safeParse(password)
  if (!checked.success) throw new StartProblem(problemOf(checked.error))
  if (await isCommonPassword(password))
    throw new StartProblem(sentence(refusals.accounts.commonPassword))
  if (shell.isTerminal && (await shell.askSecret('Once more: ')) !== password)
    throw new StartProblem('These were two different passwords; nothing was changed.')
  return password
}
