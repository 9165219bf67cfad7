import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, centsOf, money, ok } from './primitives.ts'
import { settings } from './settings.ts'
import { jobFields } from './words/en/fields/job.ts'

export const checkIssuers = ['comdata', 'efs', 'wex'] as const
export type CheckIssuer = (typeof checkIssuers)[number]

const { mostCents } = settings.fleetChecks

/** What both sides read of it: never the code. */
export const fleetCheck = z.object({
  issuer: z.enum(checkIssuers),
  amount: money,
  last4: z.string(),
  /** Has the provider read the code? */
  isShown: z.boolean(),
  /** May this reader change it, or see its code, now? */
  mayGive: z.boolean(),
  mayShow: z.boolean(),
})

export const fleetCheckBody = z.object({
  issuer: z.enum(checkIssuers, jobFields.checkIssuer),
  /** Letters and digits, with spaces or dashes between. */
  code: z
    .string(jobFields.checkCode)
    .check(z.maxLength(60, jobFields.checkCode))
    .check(z.refine((code) => /^[0-9A-Za-z]{6,30}$/.test(plainCode(code)), jobFields.checkCode)),
  amount: z.string(jobFields.checkAmount({ mostCents })).check(
    z.refine((value) => {
      const cents = centsOf(value)
      return cents !== null && cents > 0 && cents <= mostCents
    }, jobFields.checkAmount({ mostCents })),
  ),
})

/** As it is drawn: without what people put between. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '')

export const giveFleetCheck = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/fleet-check',
  caller: 'request_party',
  tag: 'jobs',
  summary:
    'The customer pays by a fleet check: its express code is kept sealed, and shown to the provider once after the work. Given again before that, it is another one.',
  params: byId,
  body: fleetCheckBody,
  response: ok,
})

export const showFleetCheck = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/fleet-check/show',
  caller: 'service_provider',
  right: 'work',
  tag: 'jobs',
  summary:
    'The express code, once, after the work is finished; from then on nobody has it but the provider.',
  params: byId,
  response: z.object({ code: z.string() }),
})
