import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '#contract/api-keys.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { removeMember } from '#contract/fleets.ts'
import { endFollowLink, makeFollowLink } from '#contract/follow-links.ts'
import { handBackJob } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { sendPositionsAsTechnician, setSharingAsTechnician } from '#contract/trips.ts'
import { issueToken } from '../asking/tokens.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenJob, GivenRequest } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { fixAt, technicianSteps } from '../testing/given-trip.ts'
import { type HeardPositions, hearPositions } from '../testing/hear-positions.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
const open: HeardPositions[] = []
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})
afterAll(() => app.close())

const { callEveryMs, tellEveryMs } = settings.trips

/** Opens a live stream. */
async function hears(headers: Record<string, string>): Promise<HeardPositions> {
  const stream = await hearPositions(app.baseUrl, headers)
  open.push(stream)
  return stream
}
const asPerson = ({ cookie }: Caller) => hears({ cookie: cookie ?? '' })
const byLink = ({ token }: { token: string }) => hears({ 'x-access-token': token })

/** A truck on the way. */
async function onTheWay(request?: GivenRequest) {
  const job = await app.given.job(request && { request })
  const technician = await app.given.technician(job.provider, job)
  await technicianSteps(technician.byLink, { id: job.id }, 'start')
  return { ...job, technician, moves: moving(job, technician.byLink) }
}

/** Each time half a mile nearer, and late enough to be told of. */
function moving({ id }: GivenJob, phone: Caller) {
  let milesAway = 14
  return async (afterMs: number = tellEveryMs) => {
    app.clock.advance(afterMs)
    milesAway -= 0.5 * Math.min(1, afterMs / 30_000)
    return phone.call(sendPositionsAsTechnician, {
      params: { id },
      body: { fixes: [fixAt(milesAway, app.clock.now())] },
    })
  }
}

/** What was sent before the truck of another job moved has come when that has. */
async function afterAnother() {
  const other = await onTheWay()
  const stream = await byLink(other.request)
  await other.moves()
  await expect.poll(() => stream.told).toHaveLength(1)
}

describe('that a truck has moved is told', () => {
  it('to the guest who waits for it, by ids alone', async () => {
    const { id, request, moves } = await onTheWay()
    const guest = await byLink(request)
    await moves()
    await expect.poll(() => guest.told).toEqual([{ requestId: request.id, jobId: id }])
    await moves()
    await expect.poll(() => guest.told).toHaveLength(2)
  })

  it('to a signed-in customer, the business, and a follower who learns no id; to nobody else', async () => {
    const owner = await app.given.customer()
    const request = await app.given.request({ as: owner })
    const loser = await app.given.provider()
    await app.given.bid(loser, request)
    const { provider, moves, technician, bidId } = await onTheWay(request)
    const { body: link } = await owner.call(makeFollowLink, {
      params: { id: request.id },
      body: { name: 'Ann at dispatch' },
    })
    const dispatcher = await app.given.colleague(provider, 'dispatcher')
    const login = await app.given.colleague(provider, 'technician', { technicianId: technician.id })
    const { body: key } = await provider.caller.call(makeApiKey, {
      body: { name: 'Bot', scopes: ['read_requests'], days: 1 },
    })
    const deed = app.services.deeds.own()
    const ofBid = await deed.transaction((tx) =>
      issueToken(tx, { requestId: request.id, onlyBidId: bidId, userId: null }, deed.now),
    )
    const follower = await byLink({ token: link.path?.split('#token=')[1] ?? '' })
    const hear = [
      await asPerson(owner),
      await asPerson(provider.caller),
      await asPerson(dispatcher.caller),
    ]
    const nobody = [
      await asPerson(loser.caller),
      await asPerson(await app.given.customer()),
      await asPerson((await app.given.provider()).caller),
      await asPerson((await app.given.company()).manager),
      await asPerson(await app.given.admin()),
      await byLink(await app.given.request()),
      // The link of one bid shows that bid; a login without the day's work and a program read no trip.
      await byLink({ token: ofBid }),
      await asPerson(login.caller),
      await hears({ authorization: `Bearer ${key.secret}` }),
    ]
    await moves()
    for (const stream of hear) await expect.poll(() => stream.told).toHaveLength(1)
    await expect.poll(() => follower.raw).toEqual(['{}'])
    await afterAnother()
    expect(nobody.flatMap(({ told }) => told)).toEqual([])
    expect([...hear, follower].map(({ told }) => told.length)).toEqual([1, 1, 1, 1])
  })

  it('to the people of the fleet, as long as they are its people, and to its driver', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const other = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const { moves } = await onTheWay(request)
    const viewer = await givenMember(app, company, 'viewer', 'Vic Viewer')
    const [manages, looks, drives, drivesAnother] = await Promise.all(
      [company.manager, viewer, driver.caller, other.caller].map(asPerson),
    )
    await moves()
    for (const stream of [manages, looks, drives])
      await expect.poll(() => stream?.told).toHaveLength(1)
    const { id } = (await viewer.call(readCurrentUser)).body
    expect((await company.manager.call(removeMember, { params: { id } })).status).toBe(200)
    await moves()
    for (const stream of [manages, drives]) await expect.poll(() => stream?.told).toHaveLength(2)
    expect([looks?.told.length, drivesAnother?.told.length]).toEqual([1, 0])
  })

  it('once in ten seconds, however many positions come, and when nothing is shared any more', async () => {
    const { id, request, moves, technician } = await onTheWay()
    const guest = await byLink(request)
    await moves()
    await expect.poll(() => guest.told).toHaveLength(1)
    for (let call = 0; call < 3; call++) expect((await moves(callEveryMs)).status).toBe(200)
    // Five and ten seconds after the first one and fifteen: what came between is in the one reading.
    await expect.poll(() => guest.told).toHaveLength(2)
    await afterAnother()
    app.clock.advance(tellEveryMs)
    const params = { id }
    await technician.byLink.call(setSharingAsTechnician, { params, body: { isShared: false } })
    await expect.poll(() => guest.told).toHaveLength(3)
  })
})

describe('nothing more is told', () => {
  it('of positions that are not believed, or thrown away', async () => {
    const { id, request, technician, moves } = await onTheWay()
    const guest = await byLink(request)
    await moves()
    await expect.poll(() => guest.told).toHaveLength(1)
    app.clock.advance(tellEveryMs)
    await technician.byLink.call(sendPositionsAsTechnician, {
      params: { id },
      body: { fixes: [fixAt(200, app.clock.now())] },
    })
    await technicianSteps(technician.byLink, { id }, 'arrive')
    // Kept to show that somebody stays; nobody reads it.
    await moves()
    await afterAnother()
    expect(guest.told).toHaveLength(1)
  })

  it('to who has handed back, of the next helper’s truck; and of a trip that ended while it was told', async () => {
    const owner = await app.given.customer()
    const request = await app.given.request({ as: owner })
    const first = await onTheWay(request)
    const [before, waits] = [await asPerson(first.provider.caller), await asPerson(owner)]
    await first.moves()
    await expect.poll(() => before.told).toHaveLength(1)
    await first.provider.caller.call(handBackJob, {
      params: { id: first.id },
      body: { reason: 'Broke down' },
    })
    await first.moves()
    // As a process hears of it whose message was under way.
    app.services.feed.moved([first.id])
    const next = await onTheWay(request)
    const now = await asPerson(next.provider.caller)
    await next.moves()
    await expect.poll(() => now.told).toEqual([{ requestId: request.id, jobId: next.id }])
    await afterAnother()
    expect(before.told).toHaveLength(1)
    expect(waits.told.map(({ jobId }) => jobId)).toEqual([first.id, next.id])
  })

  it('by a link to follow that was ended', async () => {
    const owner = await app.given.customer()
    const request = await app.given.request({ as: owner })
    const params = { id: request.id }
    const { moves } = await onTheWay(request)
    const link = async (name: string) =>
      (await owner.call(makeFollowLink, { params, body: { name } })).body
    const [ann, bob] = [await link('Ann'), await link('Bob')]
    const token = (path: string | null) => ({ token: path?.split('#token=')[1] ?? '' })
    const [hearsAnn, hearsBob] = [await byLink(token(ann.path)), await byLink(token(bob.path))]
    await moves()
    for (const stream of [hearsAnn, hearsBob]) await expect.poll(() => stream.told).toHaveLength(1)
    await owner.call(endFollowLink, { params: { id: ann.id } })
    await expect.poll(hearsAnn.isEnded).toBe(true)
    await moves()
    await expect.poll(() => hearsBob.told).toHaveLength(2)
    expect(hearsAnn.told).toHaveLength(1)
  })
})

it('no row of an event is written for it', async () => {
  const count = async () =>
    (await app.services.pool.query('select count(*)::int as n from events')).rows[0].n
  const { request, moves } = await onTheWay()
  const guest = await byLink(request)
  const before = await count()
  await moves()
  await expect.poll(() => guest.told).toHaveLength(1)
  expect(await count()).toBe(before)
})
