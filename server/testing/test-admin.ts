import { codeAt } from '../auth/factors/totp.ts'

/** The admin of every test's world, made at its start. */
export const testAdmin = {
  username: 'boss',
  password: 'keeps-the-lights-on',
  email: 'boss@example.com',
}

/** Of the authenticator app. */
export const testAdminSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** What the app shows at a moment. */
export const testAdminCode = (at: Date): string => codeAt(testAdminSecret, at)
