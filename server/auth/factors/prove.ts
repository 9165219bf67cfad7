import type { BodyOf } from '#contract/endpoint.ts'
import type { prove as proveEndpoint } from '#contract/security.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import { record } from '../../core/events.ts'
import type { Services } from '../../core/services.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { User } from '../actor.ts'
import { checkPassword } from '../check-password.ts'
import { readPasskey } from './passkeys.ts'
import { setProved } from './session-queries.ts'

/** Who is signed in types the password, or shows a passkey, again: the session may do what is dangerous for a while. */
export async function prove(
  services: Services,
  deed: Deed,
  user: User,
  { password, passkey }: BodyOf<typeof proveEndpoint>,
): Promise<void> {
  if (passkey) {
    const { user_id } = await readPasskey(services, passkey)
    if (user_id !== user.userId)
      throw new Refusal('wrong_credentials', refusals.accounts.wrongPasskey)
  } else await checkPassword(services, user.userId, password ?? '')
  await deed.transaction(async (tx) => {
    await setProved(tx, user.sessionHash, deed.now)
    await record(tx, 'access_restored', { userId: user.userId })
  })
}
