import type { BodyOf } from '#contract/endpoint.ts'
import type { loginByPasskey } from '#contract/security.ts'
import type { Services } from '../../core/services.ts'
import { readSignedIn, refuseAtDoor, type SignedIn } from '../log-in.ts'
import { readPasskey } from './passkeys.ts'

/** Somebody signs in by a passkey alone: it is a thing and a finger, a face or a PIN. */
export async function logInByPasskey(
  services: Services,
  { answer, portal }: BodyOf<typeof loginByPasskey>,
): Promise<SignedIn> {
  const known = await readPasskey(services, answer)
  refuseAtDoor({ ...known, id: known.user_id }, portal)
  return { user: await readSignedIn(services.db, known.user_id), hasFactor: true }
}
