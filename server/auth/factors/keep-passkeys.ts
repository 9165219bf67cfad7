import type { PasskeyAnswer } from '#contract/security.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { User } from '../actor.ts'
import { findUserById } from '../queries.ts'
import { addFactor, removeFactor } from './change-factors.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts'
import { creationOptions, readNewPasskey } from './passkeys.ts'

/** Somebody is about to make a passkey on this device. */
export async function beginPasskey(services: Services, { userId }: User) {
  const known = await listPasskeys(services.db, userId)
  const most = securitySettings.passkeys
  if (known.length >= most)
    throw new Refusal('wrong_state', refusals.accounts.tooManyPasskeys({ most }))
  const user = await findUserById(services.db, userId)
  if (!user) throw notFound('user')
  return creationOptions(services, user, known)
}

/** The device has made it: from now on it signs in alone. */
export async function addPasskey(
  services: Services,
  deed: Deed,
  user: User,
  { name, answer }: { name: string; answer: PasskeyAnswer },
): Promise<{ recoveryCodes: string[] | null }> {
  const made = await readNewPasskey(services, user.userId, answer)
  return addFactor(deed, user, async (tx) => {
    await insertPasskey(tx, {
      credential_id: made.id,
      user_id: user.userId,
      name,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      created_at: deed.now,
    })
  })
}

/** Somebody signs in with this passkey no more. */
export const removePasskey = (
  deed: Deed,
  user: User,
  id: string,
  isRequired: boolean,
): Promise<void> =>
  removeFactor(deed, user, isRequired, async (tx) => {
    if (!(await deletePasskey(tx, user.userId, id))) throw notFound('passkey')
  })
