import { decideTerms } from '../../server/admin/deeds/decide-terms.ts'
import { payBill } from '../../server/admin/deeds/pay-bill.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Services } from '../../server/core/services.ts'
import { askForTerms } from '../../server/fleet-terms/ask-for-terms.ts'
import { findBills } from '../../server/fleet-terms/bill-queries.ts'
import { billFleet } from '../../server/fleet-terms/issue-bills.ts'
import { changeOwnFleet } from '../../server/fleets/own-fleet.ts'
import { memberWith } from '../../server/fleets/policy.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { by, signedIn } from '../actors.ts'
import { adminLogin, playedFleet } from '../logins.ts'
import { findPeople } from '../queries.ts'
import { daysBefore } from './open-user.ts'

/** Where nobody can be paid out, no fleet has terms. */
export interface Terms {
  /** What was billed and paid by then. */
  upTo(at: Date): Promise<void>
}

/** So many days ago the played fleet applied. */
const sinceDays = 75
const hourMs = 60 * 60_000
/** It pays the day before each bill is due. */
const paysAfterMs = 14 * 24 * hourMs

/** The played fleet applied for terms and got them: a bill on each Monday, with its own PO numbers, each paid in time. */
export async function findTerms(
  tx: Tx,
  services: Pick<Services, 'cards'>,
  now: Date,
): Promise<Terms | null> {
  if (!services.cards) return null
  const people = await findPeople(tx, [playedFleet, adminLogin.username])
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? ''
  const manager = signedIn(idOf(playedFleet), 'business_customer')
  const admin = signedIn(idOf(adminLogin.username), 'admin')
  const granted = daysBefore(now, sinceDays - 1)
  const { fleetId } = await memberWith(tx, manager, 'askForTerms')

  async function open() {
    const deed = deedAt(daysBefore(now, sinceDays), tx, by(manager.userId))
    await changeOwnFleet(deed, manager, { poPattern: 'TG-{unit}-{date}' })
    await askForTerms(deed, manager, {
      limit: '15000.00',
      netDays: 15,
      poMode: 'before_invoice',
      billing: 'weekly',
    })
    await decideTerms(services, deedAt(granted, tx, by(admin.userId)), admin, fleetId, {
      decision: 'grant',
      limit: '12000.00',
      reason: 'Two years with us, always paid at the truck.',
    })
  }

  let told = granted
  return {
    async upTo(at) {
      if (at >= granted && told === granted) await open()
      for (; told <= at; told = new Date(told.getTime() + 6 * hourMs)) {
        const { now, transaction } = deedAt(told, tx)
        await transaction(() => billFleet(tx, fleetId, now))
        for (const { id, state, open, number, issuedOn } of await findBills(tx, fleetId))
          if (state === 'open' && told.getTime() - Date.parse(issuedOn) > paysAfterMs)
            await payBill(deedAt(told, tx, by(admin.userId)), admin, id, {
              amount: open,
              reference: `ACH ${number.slice(-4)}`,
              receivedOn: told.toISOString().slice(0, 10),
            })
      }
    },
  }
}
