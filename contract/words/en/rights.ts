import { sayings } from '../sayings.ts'
import { list } from './grammar.ts'

/** The people of a fleet as a sentence names them. */
const roles = {
  manager: 'manager',
  dispatcher: 'dispatcher',
  accountant: 'accountant',
  viewer: 'viewer',
}

/** The people of a provider, likewise. */
const rolesAtProvider = { owner: 'an owner', dispatcher: 'a dispatcher', technician: 'a driver' }

/** Whose right something is. */
export const rights = sayings('rights', {
  only: ({ of }: { of: readonly (keyof typeof roles)[] }) =>
    `Only a ${list(
      of.map((role) => roles[role]),
      'disjunction',
    )} of the fleet can do this.`,
  onlyAtProvider: ({ of }: { of: readonly (keyof typeof rolesAtProvider)[] }) =>
    `Only ${list(
      of.map((role) => rolesAtProvider[role]),
      'disjunction',
    )} of the business can do this.`,
})
