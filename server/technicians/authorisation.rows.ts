import {
  addTechnician,
  advanceAsTechnician,
  assignTechnician,
  changeTechnician,
  listTechnicians,
  readTechnicianDay,
  sendTechnicianLink,
  setTechnicianActivity,
} from '#contract/technicians.ts'
import { asProvider, itsProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import { workingTechnician } from '../testing/given-owned.ts'
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

export const technicianRows = [
  row(listTechnicians, asProvider),
  row(addTechnician, asProvider, { body: { fullName: 'Lee', phone: '5125550101' } }),
  ownedRow(changeTechnician, ownTechnician, { body: { vehicleInfo: 'Wrecker 2' } }),
  ownedRow(setTechnicianActivity, ownTechnician, { body: { isActive: false } }),
  ownedRow(sendTechnicianLink, ownTechnician),
  ownedRow(assignTechnician, itsProvider(workingTechnician), { body: { technicianId: null } }),
  row(readTechnicianDay, asTechnician),
  ownedRow(advanceAsTechnician, onOwnJob, { body: { step: 'start' } }),
]
