import * as z from 'zod/mini'
import { providerSignup as signup } from '#contract/auth.ts'
import { readTrade, tradeLabels } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { resolverOf } from '../../api/form.ts'
import type { LatLng } from '../../map/map-props.ts'
import { providerSignup as words } from '../../messages/en/provider-signup.ts'
import type { ApplicationDraft } from './draft.ts'

export type SignupValues = ApplicationDraft & {
  password: string
  confirmPassword: string
  /** For an address that names no known place. */
  pin?: LatLng | undefined
}

/** The fields in the order in which they stand, so that the first wrong one gets the focus. */
export const signupFields = [
  'businessName',
  'ownerName',
  'email',
  'phone',
  'address',
  'services',
  'serviceHours',
  'serviceRadius',
  'location',
  'experience',
  'teamSize',
  'equipment',
  'username',
  'password',
  'confirmPassword',
] as const satisfies (keyof SignupValues)[]

/** The call's rules, and the password typed twice alike (S1 §5). */
export const signupSchema = z
  .object({
    ...signup.shape,
    confirmPassword: z.string().check(
      z.minLength(settings.password.min, {
        error: () => words.confirmMissing,
      }),
    ),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: () => words.mismatch,
      when: () => true,
    }),
  )

/** What the call takes of what the form holds. An optional answer that was not given is not sent. */
export const applicationOf = ({ services, experience, teamSize, ...rest }: SignupValues) => ({
  ...rest,
  services: services ? [services] : [],
  experience: experience || undefined,
  teamSize: teamSize || undefined,
})

export const signupResolver = resolverOf(signupSchema, applicationOf)

/** The call's body: with the text about the business that customers read (S1 §3). */
export function bodyOf({ confirmPassword: _, ...form }: z.output<typeof signupSchema>) {
  const trade = readTrade(form.services[0] ?? '')
  return {
    ...form,
    description: words.description(
      trade ? tradeLabels[trade].toLowerCase() : '',
      form.experience ? words.years[form.experience] : null,
    ),
  }
}
