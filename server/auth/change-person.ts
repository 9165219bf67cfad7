import type { ContactDetail } from '#contract/session.ts'
import type { Deed } from '../core/deed.ts'
import type { Tx } from '../platform/db/tables.ts'
import { setPerson } from './queries.ts'

/** How somebody is called and dialed. */
export interface NameAndPhone {
  fullName: string
  phone: string
}
/** What else says somebody's name and number, and follows them: open requests. Given by the app. */
export type CarryContact = (
  deed: Deed,
  tx: Tx,
  userId: string,
  was: NameAndPhone,
  is: NameAndPhone,
) => Promise<void>

/**
 * Changes what is given of how a person is called and reached, and what follows it. It locks requests, so it comes before
 * whatever a deal locks after its request: the row of a driver.
 */
export async function changePerson(
  deed: Deed,
  tx: Tx,
  person: NameAndPhone & { id: string },
  change: { [Detail in ContactDetail]?: string | undefined },
  carry: CarryContact,
): Promise<void> {
  await setPerson(tx, person.id, change)
  const { fullName = person.fullName, phone = person.phone } = change
  await carry(deed, tx, person.id, person, { fullName, phone })
}
