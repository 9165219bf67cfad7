import {
  readOwnTrip,
  readTrip,
  sendPositions,
  sendPositionsAsTechnician,
  setSharing,
  setSharingAsTechnician,
} from '#contract/trips.ts'
import { itsOwner, itsProvider, ownedRow } from '../testing/authorisation-row.ts'
import { jobAfter, ownedRequest, workingTechnician } from '../testing/given-owned.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const onTheWay = jobAfter('start')

async function driving(app: TestApp) {
  const { byLink, params } = await workingTechnician(app)
  await technicianSteps(byLink, params, 'start')
  return { caller: byLink, params }
}

const body = {
  fixes: [{ lat: 30.3, lng: -97.7, accuracyM: 12, fixedAt: new Date().toISOString() }],
}

export const tripRows = [
  ownedRow(sendPositions, itsProvider(onTheWay), { body }),
  ownedRow(sendPositionsAsTechnician, driving, { body }),
  ownedRow(setSharing, itsProvider(onTheWay), { body: { isShared: false } }),
  ownedRow(setSharingAsTechnician, driving, { body: { isShared: false } }),
  ownedRow(readTrip, itsOwner(ownedRequest)),
  ownedRow(readOwnTrip, itsProvider(onTheWay)),
]
