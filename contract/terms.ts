import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ok } from './primitives.ts'
import { termsTexts } from './terms-versions.ts'

/** Who runs this Roadcall, as the terms name them; null where the operator has not said. */
export const operator = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type Operator = z.infer<typeof operator>

export const readOperator = endpoint({
  method: 'GET',
  path: '/api/site/operator',
  caller: 'anyone',
  tag: 'site',
  summary:
    'Who runs this Roadcall: what the Terms of Service, the Privacy Policy and the SMS Terms name.',
  response: operator,
})

const version = z.string().check(z.maxLength(40))
const agreedText = z.object({ text: z.enum(termsTexts), version })

export const listOpenTerms = endpoint({
  method: 'GET',
  path: '/api/terms/open',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'The texts whose version in force the signed-in person has not agreed to yet.',
  response: z.array(agreedText),
})

export const agreeToTerms = endpoint({
  method: 'POST',
  path: '/api/terms/agreements',
  caller: 'signed_in',
  tag: 'accounts',
  summary: 'Agree to the versions that were shown; refused where one of them is in force no more.',
  body: z.object({
    texts: z.array(agreedText).check(z.minLength(1), z.maxLength(termsTexts.length)),
  }),
  response: ok,
})
