import * as z from 'zod/mini'
import { registration } from '#contract/auth.ts'
import { companyName } from '#contract/business-names.ts'
import type { fleetSizes } from '#contract/catalogue.ts'
import { companyRecord } from '#contract/company.ts'
import { phoneNumber } from '#contract/phone-texts.ts'
import { settings } from '#contract/settings.ts'
import { emailAddress } from '#contract/texts.ts'
import { accountFields } from '#contract/words/en/fields/account.ts'
import type { FieldOf } from '../../../kit/api/use-checked-form.ts'
import type { FleetDraft } from './draft.ts'

export type SignupValues = FleetDraft & { password: string; confirmPassword: string }
export interface SignupFields {
  field: FieldOf<SignupValues>
}

const company = registration.def.options[2].shape

/** S1 §5: the call's rules, all of the company's record required, and the password typed twice alike. */
export const signupSchema = z
  .object({
    companyName,
    ...companyRecord,
    email: emailAddress(),
    phone: phoneNumber(),
    username: company.username,
    password: company.password,
    confirmPassword: z
      .string()
      .check(z.minLength(settings.password.min, accountFields.confirmMissing)),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: accountFields.mismatch,
      when: () => true,
    }),
  )
export type CheckedSignup = z.output<typeof signupSchema>

/** Rules A: the range stays text, the count is its lower bound until units are registered. */
export const lowerBound = (size: (typeof fleetSizes)[number]): number => Number.parseInt(size, 10)

/** The call's body (S1 §3). */
export const bodyOf = ({ confirmPassword: _, ...form }: CheckedSignup) => ({
  ...form,
  userType: 'business_customer' as const,
  fullName: form.ownerName,
  accountManagerName: form.ownerName,
  vehicleCount: lowerBound(form.fleetSize),
  businessType: 'trucking' as const,
})
