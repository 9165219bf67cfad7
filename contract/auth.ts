import * as z from 'zod/mini'
import { fullName, password, phone, username } from './account.ts'
import { offeredServices } from './catalogue.ts'
import { companyName, companyRecord } from './company.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress, ok, pin, text, textFrom } from './primitives.ts'
import { applicantFields } from './provider-application.ts'
import { currentUser } from './session.ts'
import { settings } from './settings.ts'

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
  email: emailAddress('Invalid email address'),
  fullName,
  phone,
}

/** A number that a form may send as text. */
const count = (label: string, max: number, missing = `${label} is a whole number.`) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
    ),
    z
      .int(missing)
      .check(
        z.minimum(1, `${label} is at least 1.`),
        z.maximum(max, `${label} is at most ${max}.`),
      ),
  )

export const registration = z.discriminatedUnion(
  'userType',
  [
    z.object({ userType: z.literal('customer'), ...account }),
    z.object({
      userType: z.literal('service_provider'),
      ...account,
      businessName: textFrom(
        2,
        120,
        'Business name',
        'Business name must be at least 2 characters',
      ),
      address: textFrom(5, 300, 'Address', 'Complete address is required'),
      /** Where the shop stands, when its address names no place that is known. */
      pin: z.optional(pin),
      services: z
        .array(
          z.enum(offeredServices, 'Choose services from the list.'),
          'Choose at least one service.',
        )
        .check(z.minLength(1, 'Choose at least one service.'), z.maxLength(6)),
      serviceRadius: count('Service radius', 150),
    }),
    z.object({
      userType: z.literal('business_customer'),
      ...account,
      companyName,
      vehicleCount: count('Vehicle count', 100_000),
      accountManagerName: textFrom(
        2,
        120,
        'Account manager',
        'Account manager name must be at least 2 characters',
      ),
      // What the fleet's own sign-up page asks beside (S1 §3).
      ...z.partial(z.object(companyRecord)).shape,
      businessType: z.optional(z.literal('trucking')),
    }),
    z.object({
      userType: z.literal('driver'),
      ...account,
      licenseNumber: textFrom(3, 40, 'License number', 'License number (CDL) is required'),
      vehicleInfo: textFrom(2, 200, 'Vehicle info', 'Vehicle information is required'),
      currentLocation: textFrom(2, 200, 'Current location', 'Current location is required'),
    }),
  ],
  'Choose how you will use Roadcall.',
)
export type Registration = z.output<typeof registration>

/** S1 §3 and §5: the provider sign-up page. `location` is the area that is served, as a person says it. */
export const providerSignup = z.object({
  ...applicantFields,
  ownerName: textFrom(2, 120, 'Owner name', 'Owner name must be at least 2 characters'),
  address: textFrom(5, 300, 'Address', 'Complete address is required'),
  pin: z.optional(pin),
  username: account.username,
  password,
  services: z
    .array(z.string().check(z.maxLength(60)), 'Please select your primary service')
    .check(z.minLength(1, 'Please select your primary service'), z.maxLength(6)),
  serviceRadius: count('Service radius', 150, 'Please select your service radius'),
  serviceHours: textFrom(1, 40, 'Service hours', 'Please select your service hours'),
  description: z.optional(text(2000, 'Description')),
  location: z.optional(text(300, 'Location')),
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

export const login = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/login',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Sign in with a username or an e-mail address.',
  body: z.object({
    username: textFrom(1, 254, 'Username', 'Username is required'),
    password: z
      .string('Password is required')
      .check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
    /** The admin portal refuses everybody else without signing him in (rules C21). */
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
    email: textFrom(1, 254, 'This', 'Enter your email address or username.').check(
      z.refine(
        (value) => !value.includes('@') || z.email().safeParse(value).success,
        'Enter a valid email address.',
      ),
    ),
  }),
  response: ok,
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

export const resetPassword = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/reset-password',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Set a new password with the token of a reset link; all sessions end.',
  body: z.object({
    token: textFrom(
      1,
      200,
      'The token',
      'Invalid reset link. Please request a new password reset.',
    ),
    newPassword: z
      .string('Password must be at least 6 characters long')
      .check(
        z.minLength(settings.password.min, 'Password must be at least 6 characters long'),
        z.maxLength(settings.password.max, 'Password must be at most 128 characters'),
      ),
  }),
  response: ok,
})
