import { endFollowLink, follow, listFollowLinks, makeFollowLink } from '#contract/follow-links.ts'
import {
  readOwnTrip,
  readTrip,
  sendPositions,
  sendPositionsAsTechnician,
  setSharing,
  setSharingAsTechnician,
} from '#contract/trips.ts'
import { itsOwner, itsProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import { withToken } from '../testing/caller.ts'
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

const name = { name: 'Ann at dispatch' }

async function follower(app: TestApp) {
  const { owner, params } = await ownedRequest(app)
  const { body: link } = await owner.call(makeFollowLink, { params, body: name })
  return { owner, params: { id: link.id }, path: link.path ?? '' }
}

async function following(app: TestApp) {
  const { path } = await follower(app)
  return { caller: withToken(app.anybody(), path.split('#token=')[1] ?? '') }
}

export const tripRows = [
  ownedRow(sendPositions, itsProvider(onTheWay), { body }),
  ownedRow(sendPositionsAsTechnician, driving, { body }),
  ownedRow(setSharing, itsProvider(onTheWay), { body: { isShared: false } }),
  ownedRow(setSharingAsTechnician, driving, { body: { isShared: false } }),
  ownedRow(readTrip, itsOwner(ownedRequest)),
  ownedRow(makeFollowLink, itsOwner(ownedRequest), { body: name }),
  ownedRow(listFollowLinks, itsOwner(ownedRequest)),
  ownedRow(endFollowLink, itsOwner(follower)),
  row(follow, following),
  ownedRow(readOwnTrip, itsProvider(onTheWay)),
]
