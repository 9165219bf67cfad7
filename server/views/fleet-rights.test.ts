import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink, decideBid, listBids, readRequest } from '#contract/bids.ts'
import { changeDriver } from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { confirmJob, contestCustomerGone, releaseJob } from '#contract/jobs.ts'
import { listMessages, listRequestConversations, sendMessage } from '#contract/messaging.ts'
import { listNotifications } from '#contract/notifications.ts'
import { addRequestPhoto, listRequestPhotos } from '#contract/photos.ts'
import { cancelRequest, reopenRequest } from '#contract/requests.ts'
import { writeReview } from '#contract/reviews.ts'
import {
  type FleetRight,
  type FleetRole,
  fleetRoles,
  mayInFleet,
  rightsOf,
} from '#contract/rights.ts'
import type { CallOptions } from '../testing/caller.ts'
import type { GivenCompany } from '../testing/given.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

/** What each role of a fleet may do with one of its requests follows from the table of rights. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Try = [FleetRight, Endpoint, CallOptions]

async function asked({ manager }: GivenCompany, driverId: string): Promise<string> {
  const { body } = await manager.call(createFleetRequest, {
    body: {
      driverId,
      isConfirmed: true,
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left drive tire',
      location: 'Austin, TX',
    },
  })
  return body.id
}

/** A fleet with an open request and its bid, and with a job that runs. */
async function fleetAtWork() {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const provider = await app.given.provider()
  const [open, running] = [await asked(company, driver.id), await asked(company, driver.id)]
  const bid = await app.given.bid(provider, { id: open, token: '' })
  const taken = await app.given.bid(provider, { id: running, token: '' })
  const accepted = await company.manager.call(decideBid, {
    params: { id: taken.id },
    body: { status: 'accepted' },
  })
  return { company, driver, provider, open, bid, running, jobId: begunJob(accepted.body) }
}

type World = Awaited<ReturnType<typeof fleetAtWork>>

/** Every call on a request for which a member needs a right. What comes too early or late is refused as such: 409. */
const tries = async ({ open, bid, running, jobId }: World): Promise<Try[]> => {
  const [onOpen, onBid, onJob] = [open, bid.id, jobId].map((id) => ({ params: { id } }))
  const reason = { reason: 'No longer needed' }
  const stars = { service: 5, onTime: 4, price: 5 }
  return [
    ['seeRequests', readRequest, { ...onOpen }],
    ['seeRequests', listBids, { ...onOpen }],
    ['seeRequests', listRequestPhotos, { ...onOpen }],
    ['seeRequests', listRequestConversations, { ...onOpen }],
    ['decide', listMessages, { ...onBid }],
    ['decide', sendMessage, { body: { serviceRequestId: open, bidId: bid.id, content: 'When?' } }],
    ['decide', decideBid, { ...onBid, body: { status: 'accepted' } }],
    ['decide', acceptBidByLink, { ...onBid, body: {} }],
    ['decide', decideBid, { ...onBid, body: { status: 'rejected' } }],
    ['run', addRequestPhoto, { ...onOpen, file: await givenPhoto(), contentType: 'image/jpeg' }],
    ['run', confirmJob, { ...onJob }],
    ['run', releaseJob, { ...onJob }],
    ['run', contestCustomerGone, { ...onJob, body: reason }],
    ['run', writeReview, { ...onJob, body: stars }],
    ['run', reopenRequest, { params: { id: running } }],
    ['run', cancelRequest, { params: { id: running }, body: reason }],
  ]
}

/** Somebody of the fleet with this role. */
async function memberOf({ company }: World, role: FleetRole) {
  const me = await company.manager.call(readCurrentUser)
  await app.services.pool.query('update fleet_members set role = $2 where user_id = $1', [
    me.body.id,
    role,
  ])
  return company.manager
}

it.each(fleetRoles)('a %s may do with a request of the fleet what the table says', async (role) => {
  const world = await fleetAtWork()
  const member = await memberOf(world, role)
  for (const [right, endpoint, given] of await tries(world)) {
    const { status } = await member.call(endpoint, given)
    const name = `${endpoint.method} ${endpoint.path}`
    // Who sees the request reads whose right it is; a conversation or a review is not there for others.
    const expected = mayInFleet(role, right) ? [200, 201, 409] : [403, 404]
    expect([name, expected.includes(status), status]).toEqual([name, true, status])
  }
})

it.each(fleetRoles)('a %s reads in the answers what the table says', async (role) => {
  const world = await fleetAtWork()
  const member = await memberOf(world, role)
  const { decide, approve, run } = rightsOf[role]
  const request = await member.call(readRequest, { params: { id: world.open } })
  expect(request.body.can).toMatchObject({ decide, approve, run, accept: decide, cancel: run })
  expect((await member.call(readOwnFleet)).body.can).toEqual(rightsOf[role])
})

it.each(fleetRoles)('a %s is told of bids only where the table says so', async (role) => {
  const world = await fleetAtWork()
  const member = await memberOf(world, role)
  await tellAll(app.services)
  const { body } = await member.call(listNotifications)
  expect(JSON.stringify(body).includes(world.provider.businessName)).toBe(
    mayInFleet(role, 'hearAlerts'),
  )
})

it.each(fleetRoles)(
  'a %s changes what a driver may spend where the table says so',
  async (role) => {
    const world = await fleetAtWork()
    const member = await memberOf(world, role)
    const { status } = await member.call(changeDriver, {
      params: { id: world.driver.id },
      body: { spendingLimit: '250.00' },
    })
    expect(status).toBe(mayInFleet(role, 'setLimits') ? 200 : 403)
  },
)
