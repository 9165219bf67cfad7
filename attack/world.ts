import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { setPersonStanding } from '#contract/admin-users.ts'
import { type CurrentUser, login, readCurrentUser, register } from '#contract/auth.ts'
import { addDriver, setDriverActivity } from '#contract/drivers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { shareRequest } from '#contract/links.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { issueToken } from '../server/asking/tokens.ts'
import type { OpenServices } from '../server/open-services.ts'
import { handsOf } from '../server/testing/by-hand.ts'
import { type Caller, createCaller, withToken } from '../server/testing/caller.ts'
import { type Given, givenOn } from '../server/testing/given.ts'
import { givenMember, memberPassword } from '../server/testing/given-member.ts'
import type { TestApp } from '../server/testing/open-test-app.ts'
import { plant, type Secret } from './secrets.ts'
import type { Target } from './start-target.ts'

/** One of those who attack: somebody with rights of their own, who tries everybody else's. */
export interface Actor {
  name: string
  caller: Caller
  /** Of a link that goes with every call. */
  token: string | null
  /** Of the account; null for who has none or only a link. */
  type: CurrentUser['userType'] | 'technician' | null
  /** Which refusal answers every write; null for who may write. */
  refused: ProblemCode | null
  /** An address of its own, as behind a proxy. */
  address: string
  /** Signs in again; null for who has no account. */
  signIn: (() => Promise<unknown>) | null
}

export interface World {
  /** As the tests of the product know their world; the server is another process. */
  app: TestApp
  given: Given
  services: OpenServices
  baseUrl: string
  work: Target['work']
  endpoints: readonly Endpoint[]
  actors: readonly Actor[]
  /** Of what is there: requests, bids, jobs, shops, fleets, drivers, people. */
  ids: readonly string[]
  tokens: readonly string[]
  secrets: Secret[]
}

const idOf = async (caller: Caller) => (await caller.call(readCurrentUser)).body.id

/** Twenty-odd actors with what belongs to them, and people who are attacked, with secrets that nobody may read. */
export async function makeWorld(
  services: OpenServices,
  { baseUrl, work }: Pick<Target, 'baseUrl' | 'work'>,
  endpoints: readonly Endpoint[],
): Promise<World> {
  const anybody = () => createCaller(baseUrl)
  const given = givenOn({ anybody, ...handsOf(services) })
  // What rows and helpers of the tests use of theirs; the server itself is another process.
  const { clock } = services
  const app = { baseUrl, services, clock, given, anybody, api: { endpoints } } as unknown as TestApp
  const admin = await given.admin()
  const actors: Actor[] = []
  const act = (
    name: string,
    caller: Caller,
    more: Partial<Pick<Actor, 'type' | 'refused' | 'token'>> = {},
  ) => {
    const address = `198.51.100.${actors.length + 1}`
    const signIn = null
    actors.push({ name, caller, token: null, type: null, refused: null, address, signIn, ...more })
  }
  const suspend = (endpoint: Endpoint, id: string) =>
    admin.call(endpoint, { params: { id }, body: { status: 'suspended', reason: 'attack' } })
  const again = async (caller: Caller, { username, password }: Account) => {
    await caller.call(login, { body: { username, password } })
    return caller
  }

  const [customer, other] = [await given.customer(), await given.customer()]
  const shop = await given.provider()
  const rival = await given.provider()
  const applicant = await given.provider({ approved: false })
  const company = await given.company()
  const driver = await given.fleetDriver(company, { spendingLimit: '500' })
  const own = await given.request({ as: customer })
  const ofFleet = await given.request({ as: driver.caller })
  const guests = await given.request()
  const bids = [
    await given.bid(shop, guests),
    await given.bid(rival, guests),
    await given.bid(shop, own),
    await given.bid(shop, ofFleet),
  ]
  const job = await given.job({ provider: shop, until: 'start' })
  const technician = await given.technician(shop, job)
  const deed = services.deeds.own()
  const ofBid = await deed.transaction((tx) =>
    issueToken(
      tx,
      { requestId: guests.id, onlyBidId: bids[0]?.id ?? null, userId: null },
      deed.now,
    ),
  )
  const { body: shared } = await withToken(anybody(), guests.token).call(shareRequest, {
    params: { id: guests.id },
  })
  const followed = await fetch(`${baseUrl}${shared.path}`, { redirect: 'manual' })
  const toLook = followed.headers.get('location')?.split('#token=')[1] ?? ''

  act('a stranger', anybody())
  act('a stranger with a made-up session', {
    ...anybody(),
    cookie: '__Host-roadcall_session=made-up',
  })
  act('a customer', customer, { type: 'customer' })
  act('another customer', other, { type: 'customer' })
  act('a guest with the link', anybody(), { token: guests.token })
  act('who holds a link to look', anybody(), { token: toLook })
  act('who holds the link of one bid', anybody(), { token: ofBid })
  act('a customer with another’s link', other, { type: 'customer', token: guests.token })
  act('a shop’s owner', shop.caller, { type: 'service_provider' })
  act('another shop’s owner', rival.caller, { type: 'service_provider' })
  act('a shop that is not approved', applicant.caller, { type: 'service_provider' })
  const dispatcher = await given.colleague(shop, 'dispatcher')
  act('a shop’s dispatcher', dispatcher.caller, { type: 'service_provider' })
  act('a technician by link', anybody(), { type: 'technician', token: technician.token })
  act('a fleet’s manager', company.manager, { type: 'business_customer' })
  act('a fleet’s viewer', await givenMember(app, company, 'viewer', 'Vic Viewer'), {
    type: 'business_customer',
  })
  act('a fleet’s driver', driver.caller, { type: 'driver' })
  act('a driver of no fleet', await given.driver(), { type: 'driver' })

  const badShop = await given.provider()
  await suspend(setProviderStanding, badShop.id)
  act('a suspended shop', await again(badShop.caller, badShop), {
    type: 'service_provider',
    refused: 'account_suspended',
  })
  const badFleet = await given.company()
  const badDriver = await given.fleetDriver(badFleet)
  const ofBadFleet = await given.request({ as: badDriver.caller })
  bids.push(await given.bid(shop, ofBadFleet))
  await suspend(setFleetStanding, badFleet.id)
  act('a suspended fleet’s manager', await again(badFleet.manager, badFleet), {
    type: 'business_customer',
    refused: 'account_suspended',
  })
  act('a driver of a suspended fleet', await again(badDriver.caller, badDriver), {
    type: 'driver',
    refused: 'account_suspended',
  })
  act('a link of a suspended fleet’s request', anybody(), {
    token: ofBadFleet.token,
    refused: 'account_suspended',
  })
  const badCustomer = await given.customer()
  const { body: bad } = await badCustomer.call(readCurrentUser)
  await suspend(setPersonStanding, bad.id)
  const badAccount = { username: bad.username, password: bad.username.replace('user', 'pass') }
  act('a customer suspended in person', await again(badCustomer, badAccount), {
    type: 'customer',
    refused: 'account_suspended',
  })
  const unchosen = { username: 'unchosen-driver', password: 'first-password' }
  await company.manager.call(addDriver, {
    body: { ...unchosen, fullName: 'Sam Sample', phone: '(512) 555-0166' },
  })
  act('a driver who has not chosen a password', await again(anybody(), unchosen), {
    type: 'driver',
    refused: 'password_change_required',
  })
  const gone = await given.fleetDriver(company)
  await company.manager.call(setDriverActivity, {
    params: { id: gone.id },
    body: { isActive: false },
  })
  act('a deactivated driver', gone.caller)

  const accounts: Account[] = [shop, rival, applicant, dispatcher, company, driver]
  accounts.push(badShop, badFleet, badDriver, badAccount, unchosen, gone)
  for (const actor of actors) actor.signIn = await signInOf(actor, accounts)

  const { secrets, attacked } = await plant({ anybody, given, register, createIndividualRequest })
  for (const token of [guests.token, toLook, ofBid, technician.token, ofBadFleet.token])
    secrets.push({ text: token, of: actors.filter((actor) => actor.token === token) })
  return {
    app,
    given,
    services,
    baseUrl,
    work,
    endpoints,
    actors,
    ids: [
      ...[own, ofFleet, guests, ofBadFleet].map(({ id }) => id),
      ...bids.map(({ id }) => id),
      ...[job, shop, rival, badShop, company, driver, technician].map(({ id }) => id),
      ...(await Promise.all([customer, other, shop.caller, company.manager].map(idOf))),
      ...attacked,
    ],
    tokens: [guests.token, toLook, ofBid, technician.token, 'x'.repeat(43), 't.made-up'],
    secrets,
  }
}

/** How an actor comes back; null for who has no account, or may not sign in. */
async function signInOf(
  { caller, type }: Actor,
  known: readonly Account[],
): Promise<Actor['signIn']> {
  if (type === null || type === 'technician') return null
  const { body: me } = await caller.call(readCurrentUser)
  const account = known.find(({ username }) => username === me.username)
  const password = me.username.startsWith('member')
    ? memberPassword
    : (account?.password ?? me.username.replace('user', 'pass'))
  return () => caller.call(login, { body: { username: me.username, password } })
}

type Account = Pick<CurrentUser, 'username'> & { password: string }
