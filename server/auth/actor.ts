import type { UserType } from '#contract/auth.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'

/**
 * Who is calling. A stranger may still hold a request token; that is judged where the request is known. A technician
 * is known by a link, or by an account that is for one technician's jobs.
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
      /** Still has the password that somebody else gave (rules C21). */
      mustChangePassword: boolean
      /** The session was opened, or confirmed, with a second factor. */
      hasFactor: boolean
      /** An admin's session that was not. */
      mustSetUpFactor: boolean
      /** When the session, or the key, is over. */
      endsAt: Date
      /** When the password was typed, or a passkey shown, last in this session. */
      provedAt: Date
      language: string | null
      worksFor: WorksFor | null
      /** Of a program that calls by a key of this user's: it may no more than the key says. */
      key?: KeyGrant
    }

/** What a key is allowed. */
export interface KeyGrant {
  id: string
  scopes: readonly KeyScope[]
}

/** The provider whose account it is one of, and as what it works there. */
export interface WorksFor {
  providerId: string
  role: ProviderRole
  /** Whose jobs a technician's login opens. */
  technicianId: string | null
}

export type User = Extract<Actor, { kind: 'user' }>
export type ByLink = Extract<Actor, { kind: 'technician' }>

/** The signed-in user of a call that the gate admits only signed in. */
export function userOf(actor: Actor): User {
  if (actor.kind !== 'user') throw new Error('the gate let a stranger through')
  return actor
}

/** The account that calls; null of a stranger and of a technician by link. */
export const userIdOf = (actor: Actor): string | null =>
  actor.kind === 'user' ? actor.userId : null

/** A technician, whether by the personal link or signed in; null for everybody else. */
export function asTechnician(actor: Actor): ByLink | null {
  if (actor.kind === 'technician') return actor
  const worksFor = actor.kind === 'user' ? actor.worksFor : null
  if (actor.kind !== 'user' || !worksFor?.technicianId) return null
  const { suspended, language } = actor
  const { technicianId, providerId } = worksFor
  return { kind: 'technician', technicianId, providerId, suspended, language, shopLanguage: null }
}

/** The technician of a call that the gate admits as nobody else. */
export function technicianOf(actor: Actor): ByLink {
  if (actor.kind !== 'technician') throw new Error('the gate let somebody through without a link')
  return actor
}
