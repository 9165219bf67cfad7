import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './primitives.ts'
import { settings } from './settings.ts'
import { providerFields } from './words/en/fields/provider.ts'

/** How it stands with the phone of a provider: confirmed, or with a code on its way, there, or lost (rules C4). */
export const ownPhone = z.object({
  phone: z.string(),
  isConfirmed: z.boolean(),
  /** The newest code; null while none was asked for, or when it was for another number. */
  code: z.nullable(
    z.object({
      state: z.enum(['on_its_way', 'sent', 'failed', 'expired', 'used_up']),
      expiresAt: z.nullable(instant),
      triesLeft: z.number(),
    }),
  ),
  /** From when on another code may be asked for; null for now. */
  nextCodeAt: z.nullable(instant),
})
export type OwnPhone = z.infer<typeof ownPhone>

export const readOwnPhone = endpoint({
  method: 'GET',
  path: '/api/provider/phone',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Whether the phone is confirmed, and how it stands with the code that was texted.',
  response: ownPhone,
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/provider/phone/code',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Text a new code to the phone; the one before is good no more.',
  response: ownPhone,
})

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/provider/phone/confirm',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Confirm the phone with the code that was texted to it.',
  perMinute: settings.limits.signIn,
  body: z.object({
    code: z.pipe(
      z.pipe(
        z.string(providerFields.phoneCode).check(z.maxLength(20, providerFields.phoneCode)),
        z.transform((text) => text.replaceAll(/[\s-]/g, '')),
      ),
      z.string().check(z.regex(/^\d{6}$/, providerFields.phoneCode)),
    ),
  }),
  response: ownPhone,
})
