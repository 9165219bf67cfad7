import * as z from 'zod/mini'
import { fullName, newPassword, password, phone, username } from './account.ts'
import { businessName, companyName } from './business-names.ts'
import { offeredServices, serviceHours } from './catalogue.ts'
import { companyRecord } from './company.ts'
import { endpoint } from './endpoint.ts'
import { ok, pin } from './primitives.ts'
import { applicantFields } from './provider-application.ts'
import { miles } from './service-radius.ts'
import { currentUser } from './session.ts'
import { settings } from './settings.ts'
import { emailAddress, text, textFrom, textOf } from './texts.ts'
import { accountFields } from './words/en/fields/account.ts'
import { commonFields, type FieldName } from './words/en/fields/common.ts'
import { providerFields } from './words/en/fields/provider.ts'
import type { Saying } from './words/sayings.ts'

// Likewise, since who signs in needs nothing of what an account is made of.
export { forgotPassword, login } from './login.ts'
// In a module of its own, since every page of the app loads it.
export {
  type CurrentUser,
  currentUser,
  homeOf,
  logout,
  readCurrentUser,
  type UserType,
  userTypes,
} from './session.ts'

/** Whom registration offers; admins are made by the command line or the environment only (rules C21). */
export const registrableTypes = [
  'customer',
  'service_provider',
  'business_customer',
  'driver',
] as const
export type RegistrableType = (typeof registrableTypes)[number]

const account = {
  username,
  password,
  email: emailAddress(),
  fullName,
  phone,
}

/** A number that a form may send as text. */
const typedNumber = z.transform((value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
)
const radius = (missing?: Saying) => z.pipe(typedNumber, miles(missing))
const count = (field: FieldName, most: number) =>
  z.pipe(
    typedNumber,
    z
      .int(commonFields.notWhole({ field }))
      .check(
        z.minimum(1, commonFields.tooFew({ field, least: 1 })),
        z.maximum(most, commonFields.tooMany({ field, most })),
      ),
  )

export const registration = z.discriminatedUnion(
  'userType',
  [
    z.object({ userType: z.literal('customer'), ...account }),
    z.object({
      userType: z.literal('service_provider'),
      ...account,
      businessName,
      address: textFrom(5, 300, 'address', commonFields.address),
      /** Where the shop stands, when its address names no place that is known. */
      pin: z.optional(pin),
      services: z
        .array(z.enum(offeredServices, providerFields.services), providerFields.noService)
        .check(z.minLength(1, providerFields.noService), z.maxLength(6)),
      serviceRadius: radius(),
      /** Until hours are said, nothing reaches the shop but while it is on duty by hand. */
      serviceHours: z.optional(z.enum(serviceHours, providerFields.hours)),
    }),
    z.object({
      userType: z.literal('business_customer'),
      ...account,
      companyName,
      vehicleCount: count('vehicleCount', 100_000),
      accountManagerName: textOf(2, 120, 'accountManager', 'accountManagerName'),
      // What the fleet's own sign-up page asks beside (S1 §3).
      ...z.partial(z.object(companyRecord)).shape,
      businessType: z.optional(z.literal('trucking')),
    }),
    z.object({
      userType: z.literal('driver'),
      ...account,
      licenseNumber: textFrom(1, 40, 'licenseNumber', accountFields.licenseNumber),
      vehicleInfo: textFrom(2, 200, 'vehicleInfo'),
      currentLocation: textFrom(2, 200, 'currentLocation'),
    }),
  ],
  accountFields.userType,
)
export type Registration = z.output<typeof registration>

/** S1 §3 and §5: the provider sign-up page. `location` is the area that is served, as a person says it. */
export const providerSignup = z.object({
  ...applicantFields,
  ownerName: textOf(2, 120, 'ownerName'),
  address: textFrom(5, 300, 'address', commonFields.address),
  pin: z.optional(pin),
  username: account.username,
  password,
  services: z
    .array(z.string().check(z.maxLength(60)), providerFields.primaryService)
    .check(z.minLength(1, providerFields.primaryService), z.maxLength(6)),
  serviceRadius: radius(providerFields.radiusMissing),
  serviceHours: textFrom(1, 40, 'serviceHours', providerFields.hours),
  description: z.optional(text(settings.longestText, 'description')),
  location: z.optional(text(300, 'location')),
})

export const register = endpoint({
  method: 'POST',
  perMinute: settings.limits.signUp,
  path: '/api/register',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Make an account and sign in.',
  body: registration,
  status: 201,
  response: currentUser,
})

export const signUpProvider = endpoint({
  method: 'POST',
  perMinute: settings.limits.signUp,
  path: '/api/provider-signup',
  caller: 'anyone',
  tag: 'accounts',
  summary: "A provider's application: an account with a pending provider (rules C4), signed in.",
  body: providerSignup,
  status: 201,
  response: currentUser,
})

export const changePassword = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/change-password',
  caller: 'signed_in',
  tag: 'accounts',
  summary:
    'Choose a new password; all other sessions end. The first password, which somebody else gave, need not be repeated.',
  body: z.object({
    currentPassword: z.optional(z.string().check(z.maxLength(1024))),
    newPassword: password,
  }),
  response: ok,
})

export const changeContactDetails = endpoint({
  method: 'PATCH',
  perMinute: settings.limits.signUp,
  path: '/api/user',
  caller: 'signed_in',
  tag: 'accounts',
  summary:
    'Change the own name, email or phone, as far as the account keeps them (`ownDetails`). Another email or phone wants the password of the last minutes (`proof_needed`); the old address is told.',
  body: z.object({
    fullName: z.optional(fullName),
    email: z.optional(emailAddress()),
    phone: z.optional(phone),
  }),
  response: currentUser,
})

export const resetPassword = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/reset-password',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Set a new password with the token of a reset link; all sessions end.',
  body: z.object({
    token: textFrom(1, 200, 'resetToken', accountFields.resetLink),
    newPassword,
  }),
  response: ok,
})
