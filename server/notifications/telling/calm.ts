import { heldBack } from '#contract/held-back.ts'
import { calmName } from '../../core/contacts/calm-name.ts'
import type { Said } from './say.ts'

/** Names that people typed. */
const names = new Set(['business', 'driver', 'unit', 'title', 'name'])

/** A notice as it may be said in a subject or a text: names that would pass for a message of ours are left out. */
export const calm = <S extends Said>(said: S): S => ({ ...said, params: calmed(said.params, '') })

function calmed<T>(value: T, name: string): T {
  if (typeof value === 'string')
    return (names.has(name) ? (calmName(value) ?? heldBack) : value) as T & string
  if (Array.isArray(value)) return value.map((one) => calmed(one, name)) as T & unknown[]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, calmed(inner, key)]),
  ) as T
}
