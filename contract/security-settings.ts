const second = 1000
const minute = 60 * second

/** The numbers of signing in safely; by themselves, since a first load needs none of them. Times are milliseconds. */
export const securitySettings = {
  /** An admin signs in every day. */
  adminSessionMs: 12 * 60 * minute,
  /** How long somebody who has typed the password may do what is dangerous without typing it again. */
  proofMs: 10 * minute,
  /** Of admins, shops and managers, wherever the specification's forms do not say 6. */
  passwordMin: 8,
  recoveryCodes: 10,
  /** At most, of one account. */
  passkeys: 20,
  /** How long a passkey may take to answer. */
  challengeMs: 5 * minute,
  /** How long an authenticator app shows a code; the one before and the one after count too. */
  codeStepMs: 30 * second,
} as const
