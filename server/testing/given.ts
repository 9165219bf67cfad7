import { randomBytes } from 'node:crypto'
import { listFleetsForAdmin, setProviderStanding } from '#contract/admin.ts'
import { login, register } from '#contract/auth.ts'
import { type OwnBid, submitBid } from '#contract/bids.ts'
import type { OfferedService } from '#contract/catalogue.ts'
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
  /** A provider near Austin that an admin has approved, unless said otherwise. */
  provider(options?: ProviderOptions): Promise<GivenProvider>
  request(options?: RequestOptions): Promise<GivenRequest>
  bid(provider: GivenProvider, request: GivenRequest, options?: BidOptions): Promise<OwnBid>
}

export interface ProviderOptions {
  services?: OfferedService[]
  address?: string
  radius?: number
  approved?: boolean
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

export function givenOn({ anybody }: { anybody: () => Caller }): Given {
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

  const given: Given = {
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
    async provider({ services = ['tire_service'], address, radius = 50, approved = true } = {}) {
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
  }
  return given
}
