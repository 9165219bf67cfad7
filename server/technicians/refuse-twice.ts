import { refusals } from '#contract/words/en/refusals.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import './tables.ts'

/**
 * Nobody stands twice in a shop's list: the same name with the same number is the same person, however either is written.
 * Who adds has locked the shop, so that two windows add one after the other.
 */
export async function refuseTwice(
  tx: Tx,
  providerId: string,
  { id, fullName, phone }: { id?: string; fullName: string; phone: string },
): Promise<void> {
  const others = await tx
    .selectFrom('technicians')
    .select(['id', 'full_name', 'phone', 'deactivated_at'])
    .where('provider_id', '=', providerId)
    .execute()
  const known = others.find(
    (other) =>
      other.id !== id &&
      asWritten(other.full_name) === asWritten(fullName) &&
      other.phone === phone,
  )
  if (!known) return
  const { addedBefore, addedAndLeft } = refusals.technicians
  const says = known.deactivated_at
    ? addedAndLeft({ name: known.full_name })
    : addedBefore({ name: known.full_name })
  throw new Refusal('already_added', says, { details: { phone: says } })
}

/** The link to somebody's jobs goes to their number: of those who work for a shop no two have the same. */
export async function refuseTakenNumber(
  tx: Tx,
  providerId: string,
  { id, phone }: { id?: string; phone: string },
): Promise<void> {
  const holder = await tx
    .selectFrom('technicians')
    .select('full_name')
    .where('provider_id', '=', providerId)
    .where('phone', '=', phone)
    .where('deactivated_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
  if (!holder) return
  const says = refusals.technicians.numberTaken({ name: holder.full_name })
  throw new Refusal('already_added', says, { details: { phone: says } })
}

const asWritten = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
