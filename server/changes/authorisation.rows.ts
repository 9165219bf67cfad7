import {
  askForMoreAsTechnician,
  decideChangeOrder,
  leaveAfterNo,
  listChangeOrders,
  sendChangeOrder,
  withdrawAsTechnician,
  withdrawChangeOrder,
} from '#contract/change-orders.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import { itsOwner, itsProvider, ownedRow } from '../testing/authorisation-row.ts'
import { jobAfter } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const more = {
  reason: 'other' as const,
  lines: [{ kind: 'parts' as const, quantity: '1', unitPrice: '10.00' }],
}
const atWork = jobAfter('start', 'arrive', 'work')

/** A change of that job which waits for an answer, for both of its sides. */
async function waiting(app: TestApp) {
  const { owner, provider, params } = await atWork(app)
  const sent = await provider.caller.call(sendChangeOrder, { params, body: more })
  return { owner, provider, params: { id: sent.body.id } }
}

/** A technician who is at the truck. */
async function byTechnician(app: TestApp) {
  const { provider, params } = await atWork(app)
  const { byLink } = await app.given.technician(provider, params)
  return { caller: byLink, params }
}
async function waitingByTechnician(app: TestApp) {
  const { caller, params } = await byTechnician(app)
  await caller.call(askForMoreAsTechnician, { params, body: more })
  const [job] = (await caller.call(readTechnicianDay)).body.jobs
  return { caller, params: { id: job?.askedForMore?.id ?? '' } }
}

export const changeRows = [
  ownedRow(listChangeOrders, itsOwner(atWork)),
  ownedRow(sendChangeOrder, itsProvider(atWork), { body: more }),
  ownedRow(withdrawChangeOrder, itsProvider(waiting)),
  ownedRow(askForMoreAsTechnician, byTechnician, { body: more }),
  ownedRow(withdrawAsTechnician, waitingByTechnician),
  ownedRow(decideChangeOrder, itsOwner(waiting), { body: { approvedLines: [0], total: '195.00' } }),
  ownedRow(leaveAfterNo, itsProvider(atWork), {}, { refusesRightful: 409 }),
]
