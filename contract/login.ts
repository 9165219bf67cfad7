import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ok } from './primitives.ts'
import { currentUser } from './session.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { accountFields } from './words/en/fields/account.ts'
import { commonFields } from './words/en/fields/common.ts'

const passwordMissing = commonFields.required({ field: 'password' })

export const login = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  turn: 'own',
  path: '/api/login',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Sign in with a username or an e-mail address.',
  body: z.object({
    username: textFrom(1, 254, 'username'),
    password: z.string(passwordMissing).check(z.minLength(1, passwordMissing), z.maxLength(1024)),
    /** Of an authenticator app, or a recovery code: where the account has one (`second_factor_needed`). */
    code: z.optional(text(40, 'factorCode')),
    /** The admin portal refuses everybody else without signing anybody in (rules C21). */
    portal: z.optional(z.literal('admin')),
  }),
  response: currentUser,
})

export const forgotPassword = endpoint({
  method: 'POST',
  perMinute: settings.limits.forgot,
  path: '/api/forgot-password',
  caller: 'anyone',
  tag: 'accounts',
  summary:
    'Send a reset link by mail, or by SMS where the account has no address; the answer is the same for known and unknown ones.',
  body: z.object({
    /** An e-mail address or a username, which has no @. */
    email: textFrom(1, 254, 'emailOrUsername', accountFields.emailOrUsername).check(
      z.refine(
        (value) => !value.includes('@') || z.email().safeParse(value).success,
        accountFields.forgottenEmail,
      ),
    ),
  }),
  response: ok,
})
