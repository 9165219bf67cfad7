import type { KeyScope } from '../../../key-scopes.ts'
import { settings } from '../../../settings.ts'
import { duration, list, number } from '../grammar.ts'
import { scopeNames } from '../key-scopes.ts'

/** Who a call is for, in a sentence that turns others away. */
const callers = {
  service_provider: 'service providers',
  business_customer: 'business customers',
  driver: 'drivers',
  admin: 'administrators',
}

export const accounts = {
  signIn: 'Please sign in to continue.',
  only: ({ caller }: { caller: keyof typeof callers }) => `Only ${callers[caller]} can do this.`,
  other:
    'Another account is signed in on this device now, so nothing was sent. Reload the page to go on.',
  linkOver: 'This link no longer works. Ask your company for a new one.',
  choosePassword: 'Choose your own password first.',
  suspended: 'This account is suspended.',
  companySuspended: 'Your company’s account is suspended.',
  closedByBusiness:
    'Your business has closed this account. Ask its owner if you think this is a mistake.',
  closed: 'Your fleet has closed this account. Ask your fleet if you think this is a mistake.',

  wrongLogin: 'Invalid username or password',
  adminOnly: 'Admin privileges required',
  tooManyAttempts: `Too many failed attempts. Please wait ${duration(settings.login.windowMs)} and try again.`,
  resetLinkOver: 'Invalid reset link. Please request a new password reset.',

  usernameTaken: 'This username is already registered. Please choose a different username.',
  tryUsername: 'Try another username',
  emailTaken:
    'An account with this email already exists. Please use a different email or sign in to your existing account.',
  tryEmail: 'Try another email address',
  inDriverRecord:
    'Your name and phone number are in your driver record. Change them in the driver portal.',
  numberOfBusiness:
    'We reach you at the number of your business. Change it in Settings, under Contact.',
  emailHasAccount: 'An account with this email already exists.',
  noEmail: 'This account has no email address. Its fleet can give it a new sign-in code.',

  secondFactorNeeded: 'One more step: confirm that it is you.',
  typeFactorCode: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  usePasskey: 'Use your passkey.',
  wrongFactorCode: 'This code is wrong or was used already. Wait for the next one.',
  setUpFactor: 'Set up a second step for signing in first.',
  proveAgain: 'Confirm that it is you first: enter your password again.',
  wrongPasskey: 'This passkey did not work. Try again, or sign in with your password.',
  passkeyNotMade: 'This passkey was not saved. Try again.',
  noPasskeysHere: 'Passkeys do not work at this address.',
  tooManyPasskeys: ({ most }: { most: number }) =>
    `You have ${number(most)} passkeys. Remove one you no longer use.`,
  noSetup: 'This setup has expired. Start again.',
  hasAuthenticator: 'You use an authenticator app already. Remove it first.',
  noAuthenticator: 'You do not use an authenticator app.',
  noFactor: 'Set up an authenticator app or a passkey first.',
  lastFactor: 'An admin needs a second step. Add another one first.',

  ownNamePassword:
    'This password is your name, username or email with little added. Please choose another.',
  commonPassword: 'This password is one of the most common ones. Please choose another.',
  notYourPassword: 'This is not your current password.',
  samePassword: 'Choose a password other than the one you have.',
}

export const keys = {
  notValid: 'This API key is not valid: it is mistyped, revoked or past its end.',
  notByKey: 'No API key can do this. Sign in and do it yourself.',
  lacks: ({ scopes }: { scopes: readonly KeyScope[] }) =>
    `This API key lacks the permission to ${list(
      scopes.map((scope) => scopeNames[scope]),
      'disjunction',
    )}.`,
  notOffered: 'A key of yours cannot be allowed this.',
  none: 'This account cannot have API keys.',
  tooMany: ({ most }: { most: number }) =>
    `There are ${number(most)} API keys already. Revoke one that is no longer used.`,
}

export const webhooks = {
  notOffered: 'You do not hear of one of these events.',
  notHttps: 'The address must begin with https://.',
  notPublic: 'This address is not on the public internet. Webhooks only go there.',
  withLogin: 'Leave the name and password out of the address. Each message is signed.',
  isOff: 'This webhook is off. Turn it on first.',
  tooMany: ({ most }: { most: number }) =>
    `There are ${number(most)} webhooks already. Remove one.`,
}

export const calls = {
  badKey: `The Idempotency-Key must have ${number(8)} to ${number(200)} visible characters.`,
  keyReused: 'This Idempotency-Key was used for something else.',
  oneToken: 'Send one token.',
  tokenInHeader: 'Send the token as the header X-Access-Token.',
}
