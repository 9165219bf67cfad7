import * as z from 'zod/mini'
import { providerSignup as signup } from '#contract/auth.ts'
import { readTrade } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { accountFields } from '#contract/words/en/fields/account.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import type { FieldOf } from '../../../kit/api/use-checked-form.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'
import type { ApplicationDraft } from './draft.ts'

const pinShape = z.object({ lat: z.number(), lng: z.number() })

function readPin(kept: string): LatLng | undefined {
  try {
    return pinShape.parse(JSON.parse(kept))
  } catch {
    return undefined
  }
}

/** What of it is kept for a reload. */
export const draftOf = ({ pin, ...values }: SignupValues): object => ({
  ...values,
  pin: pin ? JSON.stringify(pin) : '',
})

export const valuesOf = (draft: ApplicationDraft) => ({
  ...draft,
  /** For an address that names no known place. */
  pin: readPin(draft.pin),
  password: '',
  confirmPassword: '',
})
export type SignupValues = ReturnType<typeof valuesOf>
export interface SignupFields {
  field: FieldOf<SignupValues>
}

/** The call's rules, and the password typed twice alike (S1 §5). */
export const signupSchema = z
  .object({
    ...signup.shape,
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

/** What the call takes of what the form holds. An optional answer that was not given is not sent. */
export const applicationOf = ({ services, experience, teamSize, ...rest }: SignupValues) => ({
  ...rest,
  services: services ? [services] : [],
  experience: experience || undefined,
  teamSize: teamSize || undefined,
})

/** The call's body: with the text about the business that customers read (S1 §3). */
export function bodyOf({ confirmPassword: _, ...form }: CheckedSignup) {
  const trade = readTrade(form.services[0] ?? '')
  return {
    ...form,
    description: words.description(
      trade ? serviceWords.trades[trade].toLowerCase() : '',
      form.experience ? words.years[form.experience] : null,
    ),
  }
}
