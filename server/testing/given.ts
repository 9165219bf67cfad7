import { randomBytes } from 'node:crypto'
import { listFleetsForAdmin, listOutbox, setProviderStanding } from '#contract/admin.ts'
import { changePassword, login, register } from '#contract/auth.ts'
import { acceptBidByLink, type OwnBid, submitBid } from '#contract/bids.ts'
import type { OfferedService } from '#contract/catalogue.ts'
import { addDriver } from '#contract/drivers.ts'
import { readOwnFleet } from '#contract/fleets.ts'
import { advanceJob, confirmJob, type ProviderStep, providerSteps } from '#contract/jobs.ts'
import { confirmPhone } from '#contract/provider-phone.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import type { Caller } from './caller.ts'
import { testAdmin } from './test-admin.ts'

/** The world of a test, built through the API as people would. */
export interface Given {
  admin(): Promise<Caller>
  customer(): Promise<Caller>
  /** A fleet's manager. */
  manager(): Promise<Caller>
  /** The id of a new fleet. */
  fleet(): Promise<string>
  driver(): Promise<Caller>
  /** A fleet with its first manager; more people and drivers by the functions below. */
  company(): Promise<GivenCompany>
  /** A driver of the fleet, with a password of his own already. */
  fleetDriver(company: GivenCompany, options?: DriverOptions): Promise<GivenDriver>
  /** A provider near Austin that an admin has approved, unless said otherwise. */
  provider(options?: ProviderOptions): Promise<GivenProvider>
  /** The newest code that was texted to a business. */
  codeFor(businessName: string): Promise<string>
  request(options?: RequestOptions): Promise<GivenRequest>
  bid(provider: GivenProvider, request: GivenRequest, options?: BidOptions): Promise<OwnBid>
  /** A guest's request with an accepted bid, as far along as `until` says. */
  job(options?: JobOptions): Promise<GivenJob>
}

export interface ProviderOptions {
  services?: OfferedService[]
  address?: string
  radius?: number
  approved?: boolean
  /** By the code that is texted at the sign-up; true unless said. */
  phoneConfirmed?: boolean
}
export interface GivenProvider {
  caller: Caller
  id: string
  username: string
  password: string
  phone: string
  businessName: string
}
export interface RequestOptions {
  as?: Caller
  /** More of the wizard's form. */
  form?: Record<string, unknown>
}
export interface GivenRequest {
  id: string
  token: string
}
export interface GivenCompany {
  id: string
  manager: Caller
}
export interface DriverOptions {
  spendingLimit?: string
}
export interface GivenDriver {
  id: string
  caller: Caller
  username: string
  fullName: string
}
export interface JobOptions {
  provider?: GivenProvider
  request?: GivenRequest
  until?: ProviderStep | 'accepted' | 'closed'
}
export interface GivenJob {
  id: string
  bidId: string
  provider: GivenProvider
  request: GivenRequest
}
export interface BidOptions {
  price?: string
  estimatedDuration?: string
  message?: string
}

export const guestForm = {
  fullName: 'Dale Whitcomb',
  phone: '(512) 555-0143',
  email: 'dale.whitcomb@example.com',
  location: 'Austin, TX',
  serviceType: 'roadside_tire',
  preferredServiceTime: 'asap',
  tireIssue: 'blowout',
  problemDescription:
    'Left steer tire blew out, call me on 512-555-0143 or dale.whitcomb@example.com',
  lat: 30.2699,
  lng: -97.7412,
}

const fleetForm = {
  userType: 'business_customer',
  companyName: 'Lone Star Freight',
  vehicleCount: 40,
  accountManagerName: 'Robin Sample',
}

const unique = () => randomBytes(5).toString('hex')

/**
 * A provider's phone is confirmed as people do it: by the code out of an SMS, typed into the API. Where a worker runs beside
 * the server, the SMS is in the outbox by itself a moment later, and is found there by the name of the business; where none
 * runs (openTestApp), `textedCode` does that one task by hand and reads what it texts, without the outbox's files.
 */
export interface GivenOn {
  anybody: () => Caller
  textedCode?: (providerId: string) => Promise<string>
}

/** The six digits of an SMS. */
export const codeIn = (sms: string): string | undefined => /\b\d{6}\b/.exec(sms)?.[0]

export function givenOn({ anybody, textedCode }: GivenOn): Given {
  let admin: Promise<Caller> | undefined

  async function signedUp(
    body: Record<string, unknown>,
  ): Promise<{ caller: Caller; username: string; password: string }> {
    const caller = anybody()
    const id = unique()
    const account = {
      username: `user-${id}`,
      password: `pass-${id}`,
      email: `${id}@example.com`,
      fullName: 'Robin Sample',
      phone: '(512) 555-0100',
    }
    const answer = await caller.call(register, { body: { ...account, ...body } })
    if (answer.status !== 201) throw new Error(`not registered: ${JSON.stringify(answer.body)}`)
    return { caller, username: account.username, password: account.password }
  }

  async function codeFor(businessName: string): Promise<string> {
    const admin = await given.admin()
    for (let tries = 0; tries < 200; tries++) {
      const { body } = await admin.call<{ text: string }[]>(listOutbox)
      const sms = body.find(({ text }) => text.includes(`code for ${businessName}.`))
      const code = sms && codeIn(sms.text)
      if (code) return code
      await new Promise((wait) => setTimeout(wait, 50))
    }
    throw new Error(`no code was texted to ${businessName}`)
  }

  const given: Given = {
    codeFor,
    admin() {
      admin ??= (async () => {
        const caller = anybody()
        const answer = await caller.call(login, { body: testAdmin })
        if (answer.status !== 200) throw new Error('the admin could not sign in')
        return caller
      })()
      return admin
    },
    customer: async () => (await signedUp({ userType: 'customer' })).caller,
    manager: async () => (await signedUp(fleetForm)).caller,
    async fleet() {
      const { username } = await signedUp(fleetForm)
      const fleets = await (await given.admin()).call<{ id: string; fullName: string }[]>(
        listFleetsForAdmin,
      )
      const newest = fleets.body[0]
      if (!newest) throw new Error(`no fleet of ${username}`)
      return newest.id
    },
    driver: async () =>
      (
        await signedUp({
          userType: 'driver',
          licenseNumber: 'TX1234567',
          vehicleInfo: 'Freightliner Cascadia 2021',
          currentLocation: 'Waco, TX',
        })
      ).caller,
    async company() {
      const manager = await given.manager()
      const own = await manager.call<{ id: string }>(readOwnFleet)
      return { id: own.body.id, manager }
    },
    async fleetDriver({ manager }, { spendingLimit } = {}) {
      const username = `driver-${unique()}`
      const fullName = `Sam ${username}`
      const [first, own] = [`first-${unique()}`, `own-${unique()}`]
      const added = await manager.call<{ id: string }>(addDriver, {
        body: { fullName, phone: '(512) 555-0166', username, password: first, spendingLimit },
      })
      if (added.status !== 201) throw new Error(`no driver: ${JSON.stringify(added.body)}`)
      const caller = anybody()
      await caller.call(login, { body: { username, password: first } })
      await caller.call(changePassword, { body: { newPassword: own } })
      return { id: added.body.id, caller, username, fullName }
    },
    async provider({
      services = ['tire_service'],
      address,
      radius = 50,
      approved = true,
      phoneConfirmed = true,
    } = {}) {
      const businessName = `Shop ${unique()}`
      const phone = '(512) 555-0177'
      const { caller, username, password } = await signedUp({
        userType: 'service_provider',
        phone,
        businessName,
        address: address ?? '1100 Congress Ave, Austin, TX 78701',
        services,
        serviceRadius: radius,
      })
      const own = await caller.call<{ id: string }>(readOwnProvider)
      if (phoneConfirmed) {
        const code = await (textedCode?.(own.body.id) ?? codeFor(businessName))
        const confirmed = await caller.call(confirmPhone, { body: { code } })
        if (confirmed.status !== 200)
          throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`)
      }
      if (approved)
        await (await given.admin()).call(setProviderStanding, {
          params: { id: own.body.id },
          body: { status: 'active' },
        })
      return { caller, id: own.body.id, username, password, phone, businessName }
    },
    async request({ as = anybody(), form = {} } = {}) {
      const answer = await as.call<{ requestId: string; accessToken: string }>(
        createIndividualRequest,
        {
          body: { ...guestForm, ...form },
        },
      )
      if (answer.status !== 201) throw new Error(`not asked: ${JSON.stringify(answer.body)}`)
      return { id: answer.body.requestId, token: answer.body.accessToken }
    },
    async bid(
      provider,
      request,
      { price = '185.00', estimatedDuration = '45 minutes', message } = {},
    ) {
      const answer = await provider.caller.call<OwnBid>(submitBid, {
        body: { serviceRequestId: request.id, price, estimatedDuration, message },
      })
      if (answer.status !== 201) throw new Error(`no bid: ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    async job({ provider, request, until = 'accepted' } = {}) {
      const by = provider ?? (await given.provider())
      const of = request ?? (await given.request())
      const bid = await given.bid(by, of)
      const accepted = await anybody().call<{ jobId: string }>(acceptBidByLink, {
        params: { id: bid.id },
        token: of.token,
        body: {},
      })
      const params = { id: accepted.body.jobId }
      const steps = until === 'accepted' ? [] : providerSteps
      for (const step of steps) {
        await by.caller.call(advanceJob, { params, body: { step } })
        if (step === until) break
      }
      if (until === 'closed') await anybody().call(confirmJob, { params, token: of.token })
      return { ...params, bidId: bid.id, provider: by, request: of }
    },
  }
  return given
}
