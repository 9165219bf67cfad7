import * as z from 'zod/mini'
import { accountFields } from '#contract/words/en/fields/account.ts'

/** A call's rule for a new password, and both fields the same (S1 §5). */
export const passwordTwice = (newPassword: z.ZodMiniType<string, unknown>) =>
  z.object({ newPassword, confirm: z.string() }).check(
    z.refine(({ newPassword: chosen, confirm }) => chosen === confirm, {
      path: ['confirm'],
      error: accountFields.newMismatch,
      when: () => true,
    }),
  )
