import { insertAuthenticator, setConfirmed } from '../auth/factors/queries.ts'
import { sealSecret } from '../auth/factors/totp.ts'
import { findUserByLogin } from '../auth/queries.ts'
import type { Services } from '../core/services.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { testAdmin, testAdminSecret } from './test-admin.ts'

/** Gives the admin an authenticator app, as if it had been set up long ago: tests then sign in as admins do. */
export async function enrolTestAdmin({ db, linkKey, clock }: Services): Promise<void> {
  const admin = await findUserByLogin(db, testAdmin.username)
  if (!admin) throw new Error('there is no admin to enrol')
  await inTransaction(db, async (tx) => {
    await insertAuthenticator(tx, {
      user_id: admin.id,
      sealed_secret: sealSecret(testAdminSecret, linkKey),
      created_at: clock.now(),
    })
    await setConfirmed(tx, admin.id, clock.now())
  })
}
