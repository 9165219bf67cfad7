import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import type { SignupStep } from '../signup-steps/steps.ts'
import type { SignupValues } from './signup-form.ts'

/** The sections of S1 §2: on a phone one after the other, at a desk below each other. */
export const steps: readonly SignupStep<keyof SignupValues>[] = [
  { heading: words.company, fields: ['companyName', 'mcNumber', 'dotNumber'] },
  { heading: words.contact, fields: ['ownerName', 'email', 'phone'] },
  { heading: words.fleet, fields: ['fleetSize', 'operatingStates', 'address'] },
  { heading: words.account, fields: ['username', 'password', 'confirmPassword'] },
]
