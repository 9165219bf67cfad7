import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { currentUser } from './session.ts'
import { settings } from './settings.ts'
import { textFrom } from './texts.ts'

/** What somebody signs in with beside the password, or instead of it, and on which devices. */

const recoveryCodes = z.array(z.string())

/** What a browser and a server say to each other of a passkey: its shape is the WebAuthn standard's. */
const passkeyOptions = z.looseObject({ challenge: z.string() })
const passkeyAnswer = z.looseObject({
  id: z.string().check(z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(8000)) }),
  clientExtensionResults: z.looseObject({}),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>

export const ownPasskey = z.object({
  id: uuid,
  /** As its owner calls it. */
  name: z.string(),
  createdAt: instant,
  /** Null while nobody has signed in with it. */
  usedAt: z.nullable(instant),
})
export type OwnPasskey = z.infer<typeof ownPasskey>

export const ownSecurity = z.object({
  hasAuthenticator: z.boolean(),
  passkeys: z.array(ownPasskey),
  /** Of the recovery codes those that still work. */
  recoveryCodesLeft: z.number(),
  /** False where the address of this installation is no domain: browsers make passkeys for domains alone. */
  offersPasskeys: z.boolean(),
  /** An admin keeps at least one second factor. */
  needsFactor: z.boolean(),
})
export type OwnSecurity = z.infer<typeof ownSecurity>

export const readSecurity = endpoint({
  method: 'GET',
  path: '/api/security',
  caller: 'signed_in',
  tag: 'security',
  summary: 'What the account signs in with beside its password.',
  response: ownSecurity,
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/security/authenticator',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary:
    'A new secret for an authenticator app (TOTP); it counts once a code of it is confirmed.',
  response: z.object({
    /** To be typed where no picture can be read, in Base32. */
    secret: z.string(),
    /** What the picture says: `otpauth://totp/…`. */
    uri: z.string(),
  }),
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/security/authenticator/confirm',
  caller: 'signed_in',
  tag: 'security',
  summary:
    'Prove by a code that the app has the secret. All other sessions end; the first factor brings recovery codes, told once.',
  body: z.object({ code: textFrom(1, 40, 'factorCode') }),
  response: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/api/security/authenticator',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'Sign in without the authenticator app from now on; all other sessions end.',
  response: ok,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/security/recovery-codes',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'New recovery codes, told once; those of before work no more.',
  response: z.object({ recoveryCodes }),
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/security/passkeys/options',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'What the browser needs to make a passkey (WebAuthn creation options).',
  response: passkeyOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/security/passkeys',
  caller: 'signed_in',
  tag: 'security',
  summary:
    'Keep a passkey that the browser has made. All other sessions end; the first factor brings recovery codes, told once.',
  body: z.object({ name: textFrom(1, 60, 'name'), answer: passkeyAnswer }),
  status: 201,
  response: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/security/passkeys/:id',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'Sign in with this passkey no more; all other sessions end.',
  params: byId,
  response: ok,
})

export const askPasskey = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/login/passkey/options',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'What the browser needs to ask for a passkey (WebAuthn request options).',
  response: passkeyOptions,
})

export const loginByPasskey = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/login/passkey',
  caller: 'anyone',
  tag: 'accounts',
  summary: 'Sign in with a passkey alone.',
  body: z.object({ answer: passkeyAnswer, portal: z.optional(z.literal('admin')) }),
  response: currentUser,
})

export const prove = endpoint({
  method: 'POST',
  perMinute: settings.limits.signIn,
  path: '/api/security/proof',
  caller: 'signed_in',
  tag: 'security',
  summary: 'Type the password, or show a passkey, again before something dangerous.',
  body: z.object({
    password: z.optional(z.string().check(z.maxLength(1024))),
    passkey: z.optional(passkeyAnswer),
  }),
  response: ok,
})

export const ownSession = z.object({
  id: uuid,
  /** As far as the browser says it. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isThis: z.boolean(),
  /** Opened with a second factor or a passkey. */
  hasFactor: z.boolean(),
  createdAt: instant,
  seenAt: instant,
})
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/security/sessions',
  caller: 'signed_in',
  tag: 'security',
  summary: 'The devices on which the account is signed in, the newest first.',
  response: z.array(ownSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/security/sessions/:id',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'Sign a device out; its open pages end at once.',
  params: byId,
  response: ok,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/security/sessions/end-others',
  caller: 'signed_in',
  isDangerous: true,
  tag: 'security',
  summary: 'Sign all other devices out.',
  response: ok,
})
