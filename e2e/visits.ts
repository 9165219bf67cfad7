import { readCurrentUser } from '../contract/auth.ts'
import { makeFollowLink } from '../contract/follow-links.ts'
import type { PagePath } from '../contract/pages.ts'
import type { Caller } from '../server/testing/caller.ts'
import type { Given } from '../server/testing/given.ts'

/** A page as somebody opens it who has something on it. */
export interface Visit {
  as?: Caller
  to: string
}

const asCustomer = (to: string) => async (given: Given) => ({ as: await given.customer(), to })
const asManager = (to: string) => async (given: Given) => ({ as: await given.manager(), to })
const asProvider = (to: string) => async (given: Given) => ({
  as: (await given.provider()).caller,
  to,
})
const anybody = (to: string) => async () => ({ to })

/** Every page of the product. */
export const visits: Record<PagePath | '/', (given: Given) => Promise<Visit>> = {
  '/': anybody('/'),
  '/auth': anybody('/auth'),
  '/admin-login': anybody('/admin-login'),
  '/link-ended': anybody('/link-ended'),
  '/reset-password': anybody('/reset-password?token=not-a-token-of-ours'),
  '/account': asManager('/account'),
  '/individual': anybody('/individual'),
  '/request-service': anybody('/request-service'),
  '/enhanced-service-request': anybody('/enhanced-service-request'),
  '/provider-signup': anybody('/provider-signup'),
  '/fleet-signup': anybody('/fleet-signup'),
  '/join-fleet': anybody('/join-fleet#not-an-invitation'),
  '/join-provider': anybody('/join-provider#not-an-invitation'),
  '/about': anybody('/about'),
  '/contact': anybody('/contact'),
  '/terms': anybody('/terms'),
  '/privacy': anybody('/privacy'),
  '/sms-terms': anybody('/sms-terms'),
  '/outbox': anybody('/outbox'),
  '/offline': anybody('/offline'),
  '/providers/:id': async (given) => ({ to: `/providers/${(await given.provider()).id}` }),
  async '/bids/:id'(given) {
    const request = await given.request()
    await given.bid(await given.provider(), request)
    return { to: `/bids/${request.id}?token=${request.token}` }
  },
  async '/follow'(given) {
    const owner = await given.customer()
    const request = await given.request({ as: owner })
    await given.job({ request })
    const params = { id: request.id }
    const { body } = await owner.call(makeFollowLink, { params, body: { name: 'Ann' } })
    return { to: body.path ?? '' }
  },
  async '/accept-bid'(given) {
    const request = await given.request()
    const bid = await given.bid(await given.provider(), request)
    return { to: `/accept-bid?bidId=${bid.id}&token=wrong` }
  },
  '/service-request': asCustomer('/service-request'),
  async '/customer-dashboard'(given) {
    const as = await given.customer()
    await given.bid(await given.provider(), await given.request({ as }))
    return { as, to: '/customer-dashboard' }
  },
  async '/provider-dashboard'(given) {
    await given.request()
    return asProvider('/provider-dashboard')(given)
  },
  '/provider-verification': asProvider('/provider-verification'),
  '/provider-profile-setup': asProvider('/provider-profile-setup'),
  async '/provider-application'(given) {
    const { caller } = await given.provider({ approved: false })
    return { as: caller, to: '/provider-application' }
  },
  async '/technician'(given) {
    const provider = await given.provider()
    const { token } = await given.technician(provider, await given.job({ provider }))
    return { to: `/technician?token=${token}` }
  },
  async '/business-dashboard'(given) {
    const company = await given.company()
    const driver = await given.fleetDriver(company)
    await given.request({ as: driver.caller })
    return { as: company.manager, to: '/business-dashboard?tab=requests' }
  },
  '/fleet-service-request': asManager('/fleet-service-request'),
  async '/fleet-bids/:id'(given) {
    const company = await given.company()
    const driver = await given.fleetDriver(company)
    const request = await given.request({ as: driver.caller })
    await given.bid(await given.provider(), request)
    return { as: company.manager, to: `/fleet-bids/${request.id}` }
  },
  '/account/data': async (given) => ({ as: await given.customer(), to: '/account/data' }),
  '/driver-portal': async (given) => ({ as: await given.driver(), to: '/driver-portal' }),
  '/admin-dashboard': async (given) => ({ as: await given.admin(), to: '/admin-dashboard' }),
  async '/admin/requests/:id'(given) {
    const { request } = await given.job({ until: 'start' })
    return { as: await given.admin(), to: `/admin/requests/${request.id}` }
  },
  async '/admin/jobs/:id'(given) {
    const { id } = await given.job({ until: 'closed' })
    return { as: await given.admin(), to: `/admin/jobs/${id}` }
  },
  async '/admin/providers/:id'(given) {
    const { id } = await given.provider({ approved: false })
    return { as: await given.admin(), to: `/admin/providers/${id}` }
  },
  async '/admin/fleets/:id'(given) {
    const { id } = await given.company()
    return { as: await given.admin(), to: `/admin/fleets/${id}` }
  },
  async '/admin/people/:id'(given) {
    const { body } = await (await given.customer()).call(readCurrentUser)
    return { as: await given.admin(), to: `/admin/people/${body.id}` }
  },
  '/admin/messages': async (given) => ({ as: await given.admin(), to: '/admin/messages' }),
}

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
