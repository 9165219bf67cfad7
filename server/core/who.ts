import type { UserType } from '#contract/session.ts'
import { type Author, nobody } from './events.ts'

/** Who a call comes from, or has turned out to come from; what the security log tells of it. */
export interface Who extends Author {
  /** Somebody has just signed in: as what, and whether on a device that the account did not know. */
  signedIn?: { userType: UserType | null; isNewDevice: boolean }
}

/** Somebody has shown who they are in the middle of a call. */
export const whoSignedIn = (
  userId: string,
  userType: UserType | null,
  isNewDevice: boolean,
): Who => ({ ...nobody, userId, signedIn: { userType, isNewDevice } })

declare module 'fastify' {
  interface FastifyRequest {
    who: Who | null
  }
}
