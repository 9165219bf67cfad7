import * as z from 'zod/mini'

/** A call's rule for a new password, and both fields the same (S1 §5). */
export const passwordTwice = (
  newPassword: z.ZodMiniType<string, unknown>,
  mismatch: () => string,
) =>
  z.object({ newPassword, confirm: z.string() }).check(
    z.refine(({ newPassword: chosen, confirm }) => chosen === confirm, {
      path: ['confirm'],
      // Read when it is said, so that it is said in the reader's language.
      error: mismatch,
      when: () => true,
    }),
  )
