import fc from 'fast-check'
import { readCancellation } from '#contract/cancellation.ts'
import { chooseTruck, connectMotive } from '#contract/fleet-feeds.ts'
import { endFollowLink, makeFollowLink } from '#contract/follow-links.ts'
import { confirmJob, handBackJob, type ProviderStep } from '#contract/jobs.ts'
import { endLinks } from '#contract/links.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { advanceAsTechnician, assignTechnician } from '#contract/technicians.ts'
import { sendPositionsAsTechnician, setSharingAsTechnician } from '#contract/trips.ts'
import { type Caller, withToken } from './caller.ts'
import type { GivenProvider, GivenRequest, GivenTechnician } from './given.ts'
import type { GivenAccount } from './given-account.ts'
import { givenAccount } from './given-account.ts'
import { motiveBody, motiveSecret, sendAsMotive } from './given-fleet-feed.ts'
import type { TestApp } from './open-test-app.ts'

const minute = 60_000
const hour = 60 * minute

const kinds = [
  // What happens most stands here more than once.
  ...Array<'drive'>(8).fill('drive'),
  ...Array<'truck_says'>(3).fill('truck_says'),
  ...Array<'start'>(4).fill('start'),
  'arrive',
  'work',
  'finish',
  'confirm',
  'put_on',
  'put_on',
  'hand_back',
  'take_over',
  'cancel',
  'stop_sharing',
  'share',
  ...Array<'follow'>(3).fill('follow'),
  'revoke',
  'revoke_all',
  'meddle',
  'wait',
  'wait_long',
] as const

/** What somebody does next, to which of the tows; `which` of several, where there are. */
const act = fc.record({
  kind: fc.constantFrom(...kinds),
  tow: fc.nat({ max: 2 }),
  which: fc.nat({ max: 11 }),
})
export type Act = typeof act extends fc.Arbitrary<infer Told> ? Told : never

/** A story begins where there is something to hide: two trucks under way and followed, one by a link that has ended. */
const before: readonly Act[] = (['start', 'drive', 'drive', 'truck_says', 'follow'] as const)
  .flatMap((kind) => [0, 1].map((tow): Act => ({ kind, tow, which: 0 })))
  .concat({ kind: 'revoke', tow: 1, which: 0 }, { kind: 'drive', tow: 1, which: 0 })

export const acts = fc
  .array(act, { minLength: 4, maxLength: 22 })
  .map((later): Act[] => [...before, ...later])

export interface Shop extends GivenProvider {
  technicians: GivenTechnician[]
  /** Where its fleet system tells of the trucks, one of each technician. */
  motive: string
}

export interface Tow {
  request: GivenRequest
  owner: Caller
  jobId: string
  shop: Shop
  /** Who is put on it. */
  technician: GivenTechnician
  phase: 'assigned' | 'en_route' | 'over'
  /** When somebody set out to it first. */
  startedAt: Date | null
  isShared: boolean
  /** The spots that the technician who is on it now has sent, with when. */
  spots: Map<string, Date>
  followers: Follower[]
}

export interface Follower {
  id: string
  token: string
  isEnded: boolean
}

export interface World {
  tows: Tow[]
  shops: Shop[]
  customer: GivenAccount
  manager: { caller: Caller; password: string }
}

/** Every spot of a truck has a longitude of its own, west of all places of the world of the tests; to eleven meters it is a name. */
const west = -99.9999
const spotsOf = 9_999
let spots = 0

function nextSpot(): { lat: number; lng: number; name: string } {
  if (spots === spotsOf) throw new Error('more spots than longitudes')
  const lng = west + spots++ / 10_000
  return { lat: 30.5 + (spots % 50) * 0.004, lng: lng + 0.000_03, name: lng.toFixed(4) }
}

/** How any such spot begins, and the names of all that stand in a text. */
export const spotBeginning = '-99.'
export const spotsIn = (text: string): string[] =>
  [...text.matchAll(/-99\.\d+/g)].map(([number]) => Number(number).toFixed(4))

/** Two shops with two technicians each, of whom the other has lost; a guest, a customer and a fleet wait for one of them. */
export async function beginStory(app: TestApp): Promise<World> {
  const shops: Shop[] = []
  for (let at = 0; at < 2; at++) {
    const provider = await app.given.provider()
    const technicians = [await app.given.technician(provider), await app.given.technician(provider)]
    shops.push({ ...provider, technicians, motive: await trucksOf(provider, technicians) })
  }
  const [first, second] = shops
  if (!first || !second) throw new Error('there are two')
  const customer = await givenAccount(app)
  const company = await app.given.company()
  const manager = { caller: company.manager, password: company.password }
  const tows: Tow[] = []
  for (const as of [undefined, customer.caller, manager.caller]) {
    const request = await app.given.request(as ? { as } : {})
    await app.given.bid(second, request, { price: '240.00' })
    const owner = as ?? withToken(app.anybody(), request.token)
    tows.push(await begunBy(app, first, { request, owner, followers: [] }))
  }
  return { tows, shops, customer, manager }
}

/** The fleet system of a shop names a truck for each of its technicians. */
async function trucksOf({ caller }: GivenProvider, technicians: GivenTechnician[]) {
  const { address } = (await caller.call(connectMotive, { body: { secret: motiveSecret } })).body
  const nowhere = { lat: 30, lng: -97, fixedAt: '2026-01-01T00:00:00.000Z' }
  for (const { id } of technicians) {
    await sendAsMotive(address, motiveBody(nowhere, { id, number: 'Wrecker' }))
    await caller.call(chooseTruck, {
      params: { system: 'motive' },
      body: { vehicleId: id, technicianId: id },
    })
  }
  return address
}

async function begunBy(
  app: TestApp,
  shop: Shop,
  of: Pick<Tow, 'request' | 'owner' | 'followers'>,
): Promise<Tow> {
  const { id: jobId } = await app.given.job({ provider: shop, request: of.request })
  const [technician] = shop.technicians
  if (!technician) throw new Error('a shop has two')
  const begun = { ...of, jobId, shop, technician, isShared: true, spots: new Map() }
  await putOn(begun, technician)
  return { ...begun, phase: 'assigned', startedAt: null }
}

const putOn = ({ shop, jobId }: Pick<Tow, 'shop' | 'jobId'>, { id }: GivenTechnician) =>
  shop.caller.call(assignTechnician, { params: { id: jobId }, body: { technicianId: id } })

const fixOf = ({ lat, lng }: { lat: number; lng: number }, at: Date) => ({
  lat,
  lng,
  accuracyM: 10,
  fixedAt: at.toISOString(),
})

/** Somebody does something over HTTP, where it may be done at all; what came of it is remembered as the rules say it. */
export async function carryOut(app: TestApp, world: World, { kind, tow: at, which }: Act) {
  const tow = world.tows[at]
  if (!tow) throw new Error('no such tow')
  const { owner, shop, request, technician } = tow
  const params = { id: tow.jobId }
  const ofRequest = { params: { id: request.id } }
  app.clock.advance(minute)
  const now = app.clock.now()

  const step = async (pressed: ProviderStep, more = {}) => {
    const body = { step: pressed, ...more }
    const { status } = await technician.byLink.call(advanceAsTechnician, { params, body })
    return status === 200
  }
  const send = async (by: GivenTechnician, to = params) => {
    const spot = nextSpot()
    const sent = await by.byLink.call(sendPositionsAsTechnician, {
      params: to,
      body: { fixes: [fixOf(spot, now)] },
    })
    return sent.status === 200 && sent.body.wanted ? spot.name : null
  }
  const setSharing = async (isShared: boolean) => {
    const answer = await technician.byLink.call(setSharingAsTechnician, {
      params,
      body: { isShared },
    })
    if (answer.status === 200) tow.isShared = isShared
  }

  if (kind === 'drive') {
    const name = await send(technician)
    if (name && tow.phase === 'en_route') tow.spots.set(name, now)
  } else if (kind === 'truck_says') {
    // It goes to the tow that its driver set out to last; kept or not, it may be read there and nowhere else.
    const [to] = world.tows
      .filter((one) => one.technician.id === technician.id && one.phase === 'en_route')
      .sort((one, other) => Number(other.startedAt) - Number(one.startedAt))
    const spot = nextSpot()
    const body = motiveBody(fixOf(spot, now), { id: technician.id, number: 'Wrecker' })
    const answer = await sendAsMotive(shop.motive, body)
    if (answer.status !== 200) throw new Error('a truck was not heard')
    to?.spots.set(spot.name, now)
  } else if (kind === 'meddle') {
    // Somebody who is not on it: a colleague, or who works for others.
    const others = world.shops.flatMap(({ technicians }) => technicians)
    const other = others.filter(({ id }) => id !== technician.id)[which % 3]
    if (other && (await send(other))) throw new Error('a position of somebody else was wanted')
  } else if (kind === 'start') {
    const isFirst = tow.phase === 'assigned'
    if (await step('start')) tow.phase = 'en_route'
    if (isFirst && tow.phase === 'en_route') tow.startedAt = now
  } else if (kind === 'arrive') {
    if (await step('arrive', { fix: fixOf(nextSpot(), now) })) tow.phase = 'over'
  } else if (kind === 'work' || kind === 'finish') await step(kind)
  else if (kind === 'confirm') await owner.call(confirmJob, { params })
  else if (kind === 'put_on') {
    const next = shop.technicians[which % 2]
    if (!next || next.id === technician.id) return
    if ((await putOn(tow, next)).status !== 200) return
    Object.assign(tow, { technician: next, spots: new Map(), isShared: true })
  } else if (kind === 'hand_back') {
    const handed = await shop.caller.call(handBackJob, { params, body: { reason: 'A flat' } })
    if (handed.status === 200) tow.phase = 'over'
  } else if (kind === 'take_over') {
    // Where the first has handed back, the other shop takes it, if it still may.
    const other = world.shops.find(({ id }) => id !== shop.id)
    if (tow.phase !== 'over' || !other) return
    const begun = await begunBy(app, other, tow).catch(() => null)
    if (begun) world.tows[at] = begun
  } else if (kind === 'cancel') {
    const asked = await owner.call(readCancellation, ofRequest)
    if (asked.status !== 200) return
    const body = { reason: 'Runs again', fee: asked.body.fee }
    if ((await owner.call(cancelRequest, { ...ofRequest, body })).status === 200) tow.phase = 'over'
  } else if (kind === 'stop_sharing') await setSharing(false)
  else if (kind === 'share') await setSharing(true)
  else if (kind === 'follow') {
    const made = await owner.call(makeFollowLink, { ...ofRequest, body: { name: `Ann ${which}` } })
    if (made.status !== 201) return
    const { id, path } = made.body
    const token = path?.split('#token=')[1] ?? ''
    tow.followers.push({ id, token, isEnded: false })
  } else if (kind === 'revoke') {
    const follower = tow.followers[which % Math.max(1, tow.followers.length)]
    if (!follower) return
    const ended = await owner.call(endFollowLink, { params: { id: follower.id } })
    if (ended.status === 200)
      for (const one of tow.followers) one.isEnded ||= one.id === follower.id
  } else if (kind === 'revoke_all') {
    // The owner's own link would end with them.
    if (owner.cookie && (await owner.call(endLinks, ofRequest)).status === 200)
      for (const one of tow.followers) one.isEnded = true
  } else if (kind === 'wait') app.clock.advance(which * 2 * minute)
  else app.clock.advance(which * 3 * hour)
}

/** What may be read of a tow now, by those who may read of it at all. */
export function readable({ phase, isShared, spots: sent }: Tow, now: Date): Set<string> {
  if (phase !== 'en_route' || !isShared) return new Set()
  const since = now.getTime() - settings.trips.shownMs
  return new Set([...sent].filter(([, at]) => at.getTime() >= since).map(([name]) => name))
}
