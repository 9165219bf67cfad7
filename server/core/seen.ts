import { formatPhone } from '#contract/phone-shown.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { Refusal } from '../platform/http/refusal.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Two people of one shop or fleet may have the same record open. What one of them changes while the other is editing is
 * not overwritten unseen: each such field is refused with what stands there now. The row is locked; `stands` is read
 * from it.
 */
export function refuseUnseen(stands: Fields, change: Fields, seen: Fields | undefined): void {
  if (!seen) return
  const unseen = Object.keys(seen).filter(
    (name) =>
      name in stands &&
      change[name] !== undefined &&
      !isSame(stands[name], seen[name]) &&
      !isSame(stands[name], change[name]),
  )
  if (unseen.length === 0) return
  const details = Object.fromEntries(
    unseen.map((name) => [name, nowIs(name === 'phone' ? asShown(stands[name]) : stands[name])]),
  )
  throw new Refusal('changed_meanwhile', refusals.providers.changedMeanwhile, { details })
}

/** An empty text and none are one. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one || null) === JSON.stringify(other || null)

/** A number as people read it. */
const asShown = (phone: unknown) => (typeof phone === 'string' ? formatPhone(phone) : phone)

function nowIs(value: unknown): Saying {
  const { changedTo, changedToNothing, changedMeanwhile } = refusals.providers
  if (value === null || value === '') return changedToNothing
  if (typeof value === 'string' || typeof value === 'number')
    return changedTo({ now: String(value) })
  return Array.isArray(value) ? changedTo({ now: value.join(', ') }) : changedMeanwhile
}
