import {
  chooseTruck,
  connectMotive,
  connectSamsara,
  disconnectFeed,
  hearMotive,
  listFleetFeeds,
  lookForVehicles,
} from '#contract/fleet-feeds.ts'
import { asProvider, row } from '../../testing/authorisation-row.ts'
import {
  givenMotive,
  motiveBody,
  motiveSecret,
  signatureOf,
} from '../../testing/given-fleet-feed.ts'
import { workingTechnician } from '../../testing/given-owned.ts'
import type { TestApp } from '../../testing/open-test-app.ts'

const nowhere = { lat: 30, lng: -97, fixedAt: '2026-01-01T00:00:00.000Z' }

async function ownTruck(app: TestApp) {
  const { provider, id } = await workingTechnician(app)
  await givenMotive(provider.caller, id)
  return {
    caller: provider.caller,
    params: { system: 'motive' },
    body: { vehicleId: '72365', technicianId: id },
  }
}

/** Whoever has the secret. */
async function asMotive(app: TestApp) {
  const { provider, id } = await workingTechnician(app)
  const address = await givenMotive(provider.caller, id)
  const body = JSON.stringify(motiveBody(nowhere))
  return {
    caller: app.anybody(),
    params: { id: address.split('/').at(-1) ?? '' },
    file: new TextEncoder().encode(body),
    contentType: 'application/json',
    headers: { 'x-kt-webhook-signature': signatureOf(body) },
  }
}

export const fleetFeedRows = [
  row(listFleetFeeds, asProvider),
  row(connectMotive, asProvider, { body: { secret: motiveSecret } }),
  // Samsara itself is asked by nobody here.
  row(connectSamsara, asProvider, { body: { token: 'samsara_api_0' } }, { refusesRightful: 503 }),
  row(lookForVehicles, asProvider),
  row(chooseTruck, ownTruck),
  row(disconnectFeed, asProvider, { params: { system: 'motive' } }),
  row(hearMotive, asMotive),
]
