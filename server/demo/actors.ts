import type { UserType } from '#contract/auth.ts'
import type { User } from '../auth/actor.ts'
import type { Claim } from '../requests/policy.ts'

/** Somebody of the demo as the use cases see him when he is signed in. */
export const signedIn = (userId: string, userType: UserType): User => ({
  kind: 'user',
  userId,
  userType,
  sessionHash: '',
  suspended: false,
})

/** What the owner of a request can show: his account, or as a guest his link. */
export const ownerClaim = (userId: string | null, requestId: string): Claim =>
  userId === null
    ? { actor: { kind: 'stranger' }, fleetId: null, grant: { requestId, onlyBidId: null } }
    : { actor: signedIn(userId, 'customer'), fleetId: null, grant: null }
