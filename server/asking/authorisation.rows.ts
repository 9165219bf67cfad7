import { askAsDriver, createFleetRequest } from '#contract/fleet-requests.ts'
import { findPlaces } from '#contract/places.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { createMapRequest } from '#contract/towing.ts'
import { asAnybody, asDriver, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function forOwnDriver({ given }: TestApp) {
  const company = await given.company()
  const driver = await given.fleetDriver(company)
  const body = {
    driverId: driver.id,
    serviceType: 'Towing Service',
    title: 'Truck down',
    description: 'Does not start',
    location: 'Austin, TX',
  }
  return { caller: company.manager, body }
}

export const requestRows = [
  row(findPlaces, asAnybody),
  row(createIndividualRequest, asAnybody),
  row(createMapRequest, asAnybody),
  row(createFleetRequest, forOwnDriver, {}, { right: 'ask' }),
  row(askAsDriver, asDriver, { body: { need: 'tire', location: 'Waco, TX' } }),
]
