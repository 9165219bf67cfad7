import type { Services } from '../../core/services.ts'
import { hashFirstCode } from '../../platform/secrets/first-code.ts'
import { findAuthenticator, takeRecoveryCode, takeStep } from './queries.ts'
import { openSecret, stepOf } from './totp.ts'

/**
 * Takes what somebody typed beside the password: the code of an authenticator app, each once, or one of the recovery codes.
 * Null where it is neither, or was taken before.
 */
export async function takeCode(
  { db, linkKey }: Pick<Services, 'db' | 'linkKey'>,
  userId: string,
  typed: string,
  now: Date,
): Promise<'app' | 'recovery' | null> {
  const code = typed.replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) {
    const app = await findAuthenticator(db, userId)
    const secret = app?.confirmed_at ? openSecret(app.sealed_secret, linkKey) : null
    const step = secret && stepOf(secret, code, now)
    return step && (await takeStep(db, userId, step)) ? 'app' : null
  }
  return (await takeRecoveryCode(db, userId, hashFirstCode(code), now)) ? 'recovery' : null
}
