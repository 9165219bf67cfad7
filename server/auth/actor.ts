import type { UserType } from '#contract/auth.ts'

/** Who is calling. A stranger may still hold a request token; that is judged where the request is known. */
export type Actor =
  | { kind: 'stranger' }
  | {
      kind: 'user'
      userId: string
      userType: UserType
      sessionHash: string
      suspended: boolean
      /** He has the password that somebody else gave him (rules C21). */
      mustChangePassword: boolean
    }

export type User = Extract<Actor, { kind: 'user' }>

/** The signed-in user of a call that the gate admits only signed in. */
export function userOf(actor: Actor): User {
  if (actor.kind !== 'user') throw new Error('the gate let a stranger through')
  return actor
}
