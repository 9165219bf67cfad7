import type { UserType } from '#contract/auth.ts'

/**
 * Who is calling. A stranger may still hold a request token; that is judged where the request is known. A technician
 * has no account: his link says who he is.
 */
export type Actor =
  | { kind: 'stranger' }
  | {
      kind: 'technician'
      technicianId: string
      providerId: string
      /** The provider is. */
      suspended: boolean
      language: string | null
      shopLanguage: string | null
    }
  | {
      kind: 'user'
      userId: string
      userType: UserType
      sessionHash: string
      suspended: boolean
      /** He has the password that somebody else gave him (rules C21). */
      mustChangePassword: boolean
      language: string | null
    }

export type User = Extract<Actor, { kind: 'user' }>
export type ByLink = Extract<Actor, { kind: 'technician' }>

/** The signed-in user of a call that the gate admits only signed in. */
export function userOf(actor: Actor): User {
  if (actor.kind !== 'user') throw new Error('the gate let a stranger through')
  return actor
}

/** The technician of a call that the gate admits with his link only. */
export function technicianOf(actor: Actor): ByLink {
  if (actor.kind !== 'technician') throw new Error('the gate let somebody through without a link')
  return actor
}
