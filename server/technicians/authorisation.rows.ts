import {
  addTechnician,
  advanceAsTechnician,
  assignTechnician,
  changeTechnician,
  delayAsTechnician,
  listTechnicians,
  readTechnicianDay,
  reportCustomerGoneAsTechnician,
  sendTechnicianLink,
  setTechnicianActivity,
  takeBackArrivalAsTechnician,
} from '#contract/technicians.ts'
import {
  connectTracker,
  disconnectTracker,
  readTracker,
  takeTrackerPosition,
} from '#contract/trackers.ts'
import { asProvider, itsProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import { workingTechnician } from '../testing/given-owned.ts'
import { secretOf } from '../testing/given-tracker.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function ownTechnician(app: TestApp) {
  const { provider, id } = await workingTechnician(app)
  return { caller: provider.caller, params: { id } }
}
async function asTechnician(app: TestApp) {
  const { byLink } = await workingTechnician(app)
  return { caller: byLink }
}
async function onOwnJob(app: TestApp) {
  const { byLink, params } = await workingTechnician(app)
  return { caller: byLink, params }
}

async function arrivedUnproved(app: TestApp) {
  const { caller, params } = await onOwnJob(app)
  await technicianSteps(caller, params, 'start', 'arrive')
  return { caller, params }
}

/** Whoever knows the address: it is a secret of its own. */
async function connected(app: TestApp) {
  const { byLink } = await workingTechnician(app)
  const { link } = (await byLink.call(connectTracker, {})).body
  return { caller: app.anybody(), params: { secret: secretOf(link) } }
}

export const technicianRows = [
  row(listTechnicians, asProvider),
  row(addTechnician, asProvider, { body: { fullName: 'Lee', phone: '5125550101' } }),
  ownedRow(changeTechnician, ownTechnician, { body: { vehicleInfo: 'Wrecker 2' } }),
  ownedRow(setTechnicianActivity, ownTechnician, { body: { isActive: false } }),
  ownedRow(sendTechnicianLink, ownTechnician),
  ownedRow(assignTechnician, itsProvider(workingTechnician), { body: { technicianId: null } }),
  row(readTechnicianDay, asTechnician),
  row(readTracker, asTechnician),
  row(connectTracker, asTechnician),
  row(disconnectTracker, asTechnician),
  row(takeTrackerPosition, connected),
  ownedRow(advanceAsTechnician, onOwnJob, { body: { step: 'start' } }),
  ownedRow(takeBackArrivalAsTechnician, arrivedUnproved),
  ownedRow(delayAsTechnician, onOwnJob, { body: { minutes: 20 } }),
  ownedRow(
    reportCustomerGoneAsTechnician,
    onOwnJob,
    { body: { lat: 30, lng: -97, accuracyM: 10, fixedAt: '2026-01-01T00:00:00.000Z' } },
    { refusesRightful: 409 },
  ),
]
