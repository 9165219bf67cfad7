import { sayings } from '../../sayings.ts'
import { plural } from '../grammar.ts'

const characters = (count: number) => plural(count, { one: '# character', other: '# characters' })

/** How somebody signs up and signs in. */
export const accountFields = sayings('accountFields', {
  username: 'A username has no spaces and no @',
  usernameUnseen: 'This username contains an invisible character. Type it again.',
  oneAlphabet: 'Use plain letters of one alphabet. Some of these look like others.',
  usernameTooLong: ({ most }: { most: number }) => `Username must be at most ${characters(most)}`,
  passwordTooLong: ({ most }: { most: number }) => `Password must be at most ${characters(most)}`,
  newPasswordTooShort: ({ least }: { least: number }) =>
    `Password must be at least ${characters(least)} long`,
  confirmMissing: 'Please confirm your password',
  mismatch: "Passwords don't match",
  newMismatch: 'Passwords do not match',
  userType: 'Choose how you will use Roadcall.',
  emailOrUsername: 'Enter your email address or username.',
  forgottenEmail: 'Enter a valid email address.',
  resetLink: 'Invalid reset link. Please request a new password reset.',
  invitation: 'This invitation is not valid.',
  licenseNumber: 'License number (CDL) is required',
})
