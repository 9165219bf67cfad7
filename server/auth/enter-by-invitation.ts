import type { CameByInvitation, CurrentUser } from '#contract/session.ts'
import type { Db } from '../platform/db/tables.ts'
import { countFactors } from './factors/queries.ts'
import type { CarrySession } from './routes.ts'

/**
 * Signs in who has come by an invitation. It shows an address and no more, as a link to a new password does: an account from
 * before that has a second factor is signed in to with that.
 */
export const enterByInvitation =
  (db: Db, carrySession: CarrySession) =>
  async (call: Parameters<CarrySession>[0], user: CurrentUser): Promise<CameByInvitation> => {
    const { hasAuthenticator, passkeys } = await countFactors(db, user.id)
    const mustSignIn = hasAuthenticator || passkeys > 0
    if (!mustSignIn) await carrySession(call, user.id)
    return { ...user, mustSignIn }
  }
