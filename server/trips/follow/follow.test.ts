import { EventSource } from 'eventsource'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endFollowLink, follow, listFollowLinks, makeFollowLink } from '#contract/follow-links.ts'
import { confirmJob, handBackJob } from '#contract/jobs.ts'
import { endLinks } from '#contract/links.ts'
import { readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { readTrip, sendPositionsAsTechnician } from '#contract/trips.ts'
import { guestForm } from '../../testing/given.ts'
import { fixAt, technicianSteps } from '../../testing/given-trip.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { atOnce } from '../../testing/race.ts'

let app: TestApp
const open: EventSource[] = []
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => {
  for (const source of open.splice(0)) source.close()
})
afterAll(() => app.close())

const minute = 60_000
const { most, afterCloseMs, emergencyMs, otherwiseMs, openedAgainMs } = settings.follow

/** A job on the way, and the links by which it is followed. */
async function followedJob() {
  const owner = await app.given.customer()
  const request = await app.given.request({ as: owner })
  const job = await app.given.job({ request })
  const technician = await app.given.technician(job.provider, job)
  const params = { id: job.id }
  const of = { params: { id: request.id } }
  await technicianSteps(technician.byLink, params, 'start')
  return {
    owner,
    request,
    job,
    technician,
    params,
    of,
    /** What the phone says, so many miles away. */
    async send(...milesAway: number[]) {
      for (const miles of milesAway) {
        app.clock.advance(2 * minute)
        await technician.byLink.call(sendPositionsAsTechnician, {
          params,
          body: { fixes: [fixAt(miles, app.clock.now())] },
        })
      }
    },
    async link(name = 'Ann at dispatch') {
      const { body } = await owner.call(makeFollowLink, { ...of, body: { name } })
      return { ...body, token: body.path?.split('#token=')[1] ?? '' }
    },
    links: async () => (await owner.call(listFollowLinks, of)).body,
  }
}

const look = (token: string) => app.anybody().call(follow, { token })

async function stream(token: string) {
  const heard = { again: 0, other: 0, isEnded: false }
  const source = new EventSource(`${app.baseUrl}/api/live`, {
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init.headers, 'x-access-token': token } }),
  })
  open.push(source)
  source.addEventListener('read_again', ({ data }) => {
    heard.again++
    expect(data).toBe('{}')
  })
  source.addEventListener('change', () => heard.other++)
  source.addEventListener('error', () => {
    heard.isEnded = true
  })
  await new Promise((resolve) => source.addEventListener('open', resolve, { once: true }))
  return heard
}

describe('a link to follow', () => {
  it('shows who comes, how far along and where, and nothing else of the request', async () => {
    const job = await followedJob()
    await job.send(14, 12)
    const { token } = await job.link()
    const { body } = await look(token)
    expect(body.job).toMatchObject({
      phase: 'en_route',
      businessName: job.job.provider.businessName,
    })
    expect(body.trip).toMatchObject({ sharing: 'fresh', position: { lat: expect.any(Number) } })
    const all = JSON.stringify(body)
    for (const secret of [guestForm.phone, String(guestForm.lat), '185.00', job.request.id])
      expect(all).not.toContain(secret)
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'area',
        'endsAt',
        'job',
        'roughLat',
        'roughLng',
        'serviceType',
        'showsPhotos',
        'status',
        'trip',
      ].toSorted(),
    )
  })

  it('shows no dot close to the truck, and miles from its kilometer alone', async () => {
    const job = await followedJob()
    await job.send(4, 2, 0.6)
    const { token } = await job.link()
    expect((await look(token)).body.trip).toMatchObject({ sharing: 'close', position: null })
    const far = await followedJob()
    await far.send(14, 12)
    const other = await far.link()
    app.clock.advance(settings.trips.shownMs + minute)
    const { trip } = (await look(other.token)).body
    expect(trip).toMatchObject({ sharing: 'lost', position: null })
    expect(Number.isInteger(trip?.lastSeen?.miles)).toBe(true)
  })

  it('opens nothing but that', async () => {
    const job = await followedJob()
    const { token } = await job.link()
    const by = { ...job.of, token }
    const asOutsider = await app.anybody().call(readPublicRequest, by)
    expect(asOutsider.body.view).toBe('public')
    for (const endpoint of [readTrip, listFollowLinks])
      expect((await app.anybody().call(endpoint, by)).status).toBe(404)
    const made = await app.anybody().call(makeFollowLink, { ...by, body: { name: 'Me' } })
    expect(made.status).toBe(404)
    expect((await look(job.request.token ?? 'f.nothing')).status).toBe(404)
  })

  it('is one for each name, also made twice at once, and ten at most', async () => {
    const job = await followedJob()
    const twice = await atOnce(4, () => job.link('Ann'))
    expect(new Set(twice.map(({ path }) => path)).size).toBe(1)
    for (let at = 1; at < most; at++) await job.link(`Somebody ${at}`)
    const eleventh = await job.owner.call(makeFollowLink, { ...job.of, body: { name: 'One more' } })
    expect(eleventh.status).toBe(409)
    expect((await job.links()).length).toBe(most)
  })

  it('says to its maker how often somebody has looked', async () => {
    const job = await followedJob()
    const { token } = await job.link()
    await look(token)
    await look(token)
    app.clock.advance(openedAgainMs + minute)
    await look(token)
    expect(await job.links()).toMatchObject([{ opened: 2, name: 'Ann at dispatch' }])
  })

  it('shows of a helper who has handed back nothing more', async () => {
    const job = await followedJob()
    await job.send(14, 12)
    const { token } = await job.link()
    await job.job.provider.caller.call(handBackJob, {
      params: job.params,
      body: { reason: 'A flat of our own' },
    })
    expect((await look(token)).body).toMatchObject({ status: 'open', job: null, trip: null })
  })
})

describe('a link to follow ends', () => {
  it('when its maker ends it, and the stream that is open by it within a second', async () => {
    const job = await followedJob()
    const [ann, bob] = [await job.link('Ann'), await job.link('Bob')]
    const [hearsAnn, hearsBob] = [await stream(ann.token), await stream(bob.token)]
    const params = { id: ann.id }
    expect((await job.owner.call(endFollowLink, { params })).status).toBe(200)
    await expect.poll(() => hearsAnn.isEnded).toBe(true)
    expect((await look(ann.token)).status).toBe(404)
    expect((await look(bob.token)).status).toBe(200)
    expect(hearsBob.isEnded).toBe(false)
    expect((await job.links()).map(({ name }) => name)).toEqual(['Bob'])
    // Twice is the same as once; of others it is not there.
    expect((await job.owner.call(endFollowLink, { params })).status).toBe(200)
    const stranger = await app.given.customer()
    expect((await stranger.call(endFollowLink, { params: { id: bob.id } })).status).toBe(404)
    const anew = await job.link('Ann')
    expect(anew.path).not.toBe(ann.path)
  })

  it('with all the links of the request', async () => {
    const job = await followedJob()
    const { token } = await job.link()
    const hears = await stream(token)
    await job.owner.call(endLinks, job.of)
    await expect.poll(() => hears.isEnded).toBe(true)
    expect((await look(token)).status).toBe(404)
  })

  it('an hour after the job, a day after it was made in an emergency, a week in all else', async () => {
    const job = await followedJob()
    const { token, endsAt } = await job.link()
    const lasts = new Date(endsAt).getTime() - app.clock.now().getTime()
    expect([emergencyMs, otherwiseMs]).toContain(lasts)
    await technicianSteps(job.technician.byLink, job.params, 'arrive', 'work', 'finish')
    await job.owner.call(confirmJob, { params: job.params })
    const { body } = await look(token)
    expect(body).toMatchObject({ status: 'completed', trip: null })
    app.clock.advance(afterCloseMs - minute)
    expect((await look(token)).status).toBe(200)
    app.clock.advance(2 * minute)
    expect((await look(token)).status).toBe(404)
    const late = await job.owner.call(makeFollowLink, { ...job.of, body: { name: 'Late' } })
    expect(late.status).toBe(409)
    const asked = await job.owner.call(readPublicRequest, job.of)
    expect(asked.body).toMatchObject({ can: { follow: false } })
    const unhurried = await followedJob()
    const other = await unhurried.link()
    app.clock.advance(otherwiseMs + minute)
    expect((await look(other.token)).status).toBe(404)
  })
})

it('whoever follows hears that something has changed, never what', async () => {
  const job = await followedJob()
  const { token } = await job.link()
  const hears = await stream(token)
  await technicianSteps(job.technician.byLink, job.params, 'arrive')
  await expect.poll(() => hears.again).toBe(1)
  expect(hears.other).toBe(0)
})
