import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import type { Caller, CallOptions } from './testing/caller.ts'
import { documentForm, givenPdf } from './testing/given-document.ts'
import { givenPhoto } from './testing/given-photo.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

/**
 * Generated from the endpoint values: every endpoint refuses anonymous callers, wrong roles and wrong owners. A new
 * endpoint without its row here fails.
 */
interface Row {
  /** A call that its rightful caller may make, made anew each time. */
  rightful: () => Promise<{ caller: Caller; given: CallOptions }>
  /** Of the same role, but not theirs: expects 404. Left out where there is nothing to own. */
  hasOwner?: boolean
  /** What another sends instead, where the right lies in the body. */
  otherGiven?: CallOptions
  /** What even the rightful caller is answered, where the row cannot do the deed itself. */
  refusesRightful?: number
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const nobody = '00000000-0000-4000-8000-000000000000'
const reason = { reason: 'Found help elsewhere' }

const anonymous: Row = {
  rightful: async () => ({ caller: app.anybody(), given: {} }),
}
const asProvider = (given: CallOptions = {}): Row => ({
  rightful: async () => ({ caller: (await app.given.provider()).caller, given }),
})
const asAdmin = (given: CallOptions = {}): Row => ({
  rightful: async () => ({ caller: await app.given.admin(), given }),
})

const asManager = (given: CallOptions = {}): Row => ({
  rightful: async () => ({ caller: await app.given.manager(), given }),
})
const table = (text: string) => new TextEncoder().encode(text)
const forDriver = (driverId: string) => ({
  driverId,
  serviceType: 'Towing Service',
  title: 'Truck down',
  description: 'Does not start',
  location: 'Austin, TX',
})
const ofDriver = (given: CallOptions): Row => ({
  hasOwner: true,
  rightful: async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    return { caller: company.manager, given: { ...given, params: { id: driver.id } } }
  },
})
const ofUnit = (given: CallOptions): Row => ({
  hasOwner: true,
  rightful: async () => {
    const manager = await app.given.manager()
    const unit = await manager.call<{ id: string }>(
      { method: 'POST', path: '/api/units' },
      { body: { kind: 'truck', unitNumber: '4711' } },
    )
    return { caller: manager, given: { ...given, params: { id: unit.body.id } } }
  },
})
/** The only manager, who may neither leave nor become less: an honest 409 where he tries. */
async function ownMembership(given: CallOptions) {
  const { manager } = await app.given.company()
  const me = await manager.call<{ id: string }>({ method: 'GET', path: '/api/user' })
  return { caller: manager, given: { ...given, params: { id: me.body.id } } }
}

async function ownedRequest() {
  const owner = await app.given.customer()
  const request = await app.given.request({ as: owner })
  return { owner, request, params: { id: request.id } }
}
async function bidOnOwned() {
  const { owner, request } = await ownedRequest()
  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request)
  return { owner, request, provider, bid, params: { id: bid.id } }
}
async function runningJob(...steps: string[]) {
  const { owner, request, provider, bid } = await bidOnOwned()
  const accepted = await owner.call<{ jobId: string }>(
    { method: 'PATCH', path: '/api/bids/:id/status' },
    { params: { id: bid.id }, body: { status: 'accepted' } },
  )
  const params = { id: accepted.body.jobId }
  for (const step of steps)
    await provider.caller.call(
      { method: 'POST', path: '/api/jobs/:id/steps' },
      { params, body: { step } },
    )
  return { owner, request, provider, bid, params }
}
async function closedJob() {
  const job = await runningJob('start', 'arrive', 'work', 'finish')
  const { owner, params } = job
  await owner.call({ method: 'POST', path: '/api/jobs/:id/confirm' }, { params })
  return job
}
/** A provider's technician on a running job of his, with the link to his page in hand. */
async function workingTechnician() {
  const job = await runningJob()
  const { id, byLink } = await app.given.technician(job.provider, job.params)
  return { ...job, id, byLink }
}
const ofTechnician = (given: CallOptions): Row => ({
  hasOwner: true,
  rightful: async () => {
    const { provider, id } = await workingTechnician()
    return { caller: provider.caller, given: { ...given, params: { id } } }
  },
})
const stars = { service: 5, onTime: 4, price: 5 }
async function failedDelivery(): Promise<string> {
  const { id } = await app.given.request()
  const { rows } = await app.services.pool.query(
    `insert into deliveries (channel, request_id, kind, title, body, link, status, reason, created_at)
     values ('mail', $1, 'request_opened', '', '', '/', 'failed', 'SMTP 550', now()) returning id`,
    [id],
  )
  return String(rows[0].id)
}
const ofUser = (given: CallOptions): Row => ({
  rightful: async () => {
    const customer = await app.given.customer()
    const { body } = await customer.call<{ id: string }>({ method: 'GET', path: '/api/user' })
    return { caller: await app.given.admin(), given: { ...given, params: { id: body.id } } }
  },
})
const photoFile = async () => ({ file: await givenPhoto(), contentType: 'image/jpeg' })
async function ownedPhoto() {
  const { owner, request, params } = await ownedRequest()
  const answer = await owner.call<{ id: string }>(
    { method: 'POST', path: '/api/service-requests/:id/photos' },
    { params, ...(await photoFile()) },
  )
  return { owner, request, photo: answer.body }
}
async function ownPicture() {
  const provider = await app.given.provider()
  const answer = await provider.caller.call<{ id: string }>(
    { method: 'POST', path: '/api/provider/picture' },
    await photoFile(),
  )
  return { provider, id: answer.body.id }
}

async function ownedDocument() {
  const provider = await app.given.provider()
  return { provider, params: { id: await app.given.submission(provider, 'identity') } }
}
/** Something that waits for a review, of another provider each time. */
const toReview = (body: unknown): Row => ({
  rightful: async () => ({
    caller: await app.given.admin(),
    given: { params: (await ownedDocument()).params, body },
  }),
})

const rows: Record<string, Row> = {
  'GET /api/user': { rightful: async () => ({ caller: await app.given.customer(), given: {} }) },
  'POST /api/register': anonymous,
  'POST /api/provider-signup': anonymous,
  'POST /api/login': anonymous,
  'POST /api/logout': anonymous,
  'POST /api/forgot-password': anonymous,
  'POST /api/reset-password': anonymous,
  'GET /api/provider': asProvider(),
  'PATCH /api/provider': asProvider({ body: { onDuty: true } }),
  'GET /api/provider/phone': asProvider(),
  'POST /api/provider/phone/code': asProvider(),
  'POST /api/provider/phone/confirm': asProvider({ body: { code: '000000' } }),
  'GET /api/provider/profile': asProvider(),
  'PATCH /api/provider/profile': asProvider({ body: { pricing: 'Call-out $95' } }),
  'POST /api/provider/complete-profile': asProvider({ body: {} }),
  'POST /api/provider/picture': {
    rightful: async () => ({
      caller: (await app.given.provider()).caller,
      given: await photoFile(),
    }),
  },
  'DELETE /api/provider/picture': {
    rightful: async () => ({ caller: (await ownPicture()).provider.caller, given: {} }),
  },
  'GET /api/provider-pictures/:id': {
    rightful: async () => ({
      caller: app.anybody(),
      given: { params: { id: (await ownPicture()).id } },
    }),
  },
  'GET /api/provider/holidays': asProvider(),
  'POST /api/provider/holidays': asProvider({ body: { firstDay: '2999-12-24' } }),
  'DELETE /api/provider/holidays/:id': {
    hasOwner: true,
    rightful: async () => {
      const { caller } = await app.given.provider()
      const added = await caller.call<{ id: string }>(
        { method: 'POST', path: '/api/provider/holidays' },
        { body: { firstDay: '2999-12-24' } },
      )
      return { caller, given: { params: { id: added.body.id } } }
    },
  },
  'POST /api/service-requests/individual': anonymous,
  'GET /api/places': anonymous,
  'GET /api/service-requests/available': asProvider(),
  'POST /api/service-requests/:id/decline': {
    rightful: async () => ({
      caller: (await app.given.provider()).caller,
      given: { params: (await ownedRequest()).params },
    }),
  },
  'POST /api/bids': {
    rightful: async () => ({
      caller: (await app.given.provider()).caller,
      given: {
        body: {
          serviceRequestId: (await ownedRequest()).request.id,
          price: '100.00',
          estimatedDuration: '30 minutes',
        },
      },
    }),
  },
  'PATCH /api/bids/:id': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await bidOnOwned()
      return { caller: provider.caller, given: { params, body: { price: '99.00' } } }
    },
  },
  'POST /api/bids/:id/withdraw': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await bidOnOwned()
      return { caller: provider.caller, given: { params } }
    },
  },
  'GET /api/bids/my-bids': asProvider(),
  'GET /api/service-requests/:id/bids/public': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/service-requests/:id/bids': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/service-requests/:id/public': {
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/service-requests/:id': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/service-requests': {
    rightful: async () => ({ caller: await app.given.customer(), given: {} }),
  },
  'POST /api/service-requests/:id/cancel': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params, body: reason } }
    },
  },
  'POST /api/service-requests/:id/reopen': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'POST /api/bids/:id/accept/public': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await bidOnOwned()
      return { caller: owner, given: { params, body: {} } }
    },
  },
  'PATCH /api/bids/:id/status': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await bidOnOwned()
      return { caller: owner, given: { params, body: { status: 'rejected' } } }
    },
  },
  'GET /api/jobs': asProvider(),
  'GET /api/jobs/figures': asProvider(),
  'GET /api/jobs/:id': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await runningJob()
      return { caller: provider.caller, given: { params } }
    },
  },
  'POST /api/jobs/:id/steps': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await runningJob()
      return { caller: provider.caller, given: { params, body: { step: 'start' } } }
    },
  },
  'POST /api/jobs/:id/hand-back': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await runningJob()
      return { caller: provider.caller, given: { params, body: reason } }
    },
  },
  'POST /api/jobs/:id/give-up': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await runningJob('start', 'arrive', 'work')
      return { caller: provider.caller, given: { params, body: reason } }
    },
  },
  'POST /api/jobs/:id/delay': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await runningJob('start')
      return { caller: provider.caller, given: { params, body: { minutes: 20 } } }
    },
  },
  // Neither is due in a job that goes well: an honest 409.
  'POST /api/jobs/:id/customer-gone': {
    hasOwner: true,
    refusesRightful: 409,
    rightful: async () => {
      const { provider, params } = await runningJob('start', 'arrive')
      const fix = { lat: 30.27, lng: -97.74, accuracyM: 10, fixedAt: new Date().toISOString() }
      return { caller: provider.caller, given: { params, body: fix } }
    },
  },
  'POST /api/jobs/:id/release': {
    hasOwner: true,
    refusesRightful: 409,
    rightful: async () => {
      const { owner, params } = await runningJob()
      return { caller: owner, given: { params } }
    },
  },
  'POST /api/jobs/:id/contest': {
    hasOwner: true,
    refusesRightful: 409,
    rightful: async () => {
      const { owner, params } = await runningJob()
      return { caller: owner, given: { params, body: reason } }
    },
  },
  'POST /api/jobs/:id/confirm': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await runningJob('start', 'arrive', 'work', 'finish')
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/technicians': asProvider(),
  'POST /api/technicians': asProvider({ body: { fullName: 'Lee Ames', phone: '5125550101' } }),
  'PATCH /api/technicians/:id': ofTechnician({ body: { vehicleInfo: 'Wrecker 2' } }),
  'POST /api/technicians/:id/activity': ofTechnician({ body: { isActive: false } }),
  'POST /api/technicians/:id/link': ofTechnician({}),
  'POST /api/jobs/:id/technician': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await workingTechnician()
      return { caller: provider.caller, given: { params, body: { technicianId: null } } }
    },
  },
  'GET /api/technician': {
    rightful: async () => ({ caller: (await workingTechnician()).byLink, given: {} }),
  },
  'POST /api/technician/jobs/:id/steps': {
    hasOwner: true,
    rightful: async () => {
      const { byLink, params } = await workingTechnician()
      return { caller: byLink, given: { params, body: { step: 'start' } } }
    },
  },
  'GET /api/provider/analytics': asProvider(),
  'GET /api/provider/analytics.csv': asProvider(),
  'GET /api/live': anonymous,
  'GET /api/notifications/push-key': asProvider(),
  'POST /api/notifications/push': asProvider({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
  }),
  'DELETE /api/notifications/push': asProvider(),
  // Nothing is subscribed here: an honest 409.
  'POST /api/notifications/push/test': { ...asProvider(), refusesRightful: 409 },
  // Only in the demo.
  'GET /api/demo/outbox': { ...anonymous, refusesRightful: 404 },
  // Without the signature of the SMS service it is not there.
  'POST /api/sms/inbound': { ...anonymous, refusesRightful: 415 },
  'GET /api/notifications': {
    rightful: async () => ({ caller: await app.given.customer(), given: {} }),
  },
  'POST /api/notifications/read': {
    rightful: async () => ({ caller: await app.given.customer(), given: { body: { upTo: 0 } } }),
  },
  'GET /api/notifications/channels': {
    rightful: async () => ({ caller: await app.given.customer(), given: {} }),
  },
  'PATCH /api/notifications/channels': {
    rightful: async () => ({ caller: await app.given.customer(), given: { body: { sms: false } } }),
  },
  'POST /api/change-password': {
    rightful: async () => ({
      caller: await app.given.customer(),
      given: { body: { currentPassword: 'wrong', newPassword: 'quite-a-new-one' } },
    }),
    /** Without the right password nobody changes it. */
    refusesRightful: 401,
  },
  'GET /api/business-customer': asManager(),
  'PATCH /api/business-customer': asManager({ body: { accountManagerName: 'Robin Other' } }),
  'GET /api/fleet/members': asManager(),
  'POST /api/fleet/invitations': asManager({
    body: { email: 'new.colleague@example.com', role: 'viewer' },
  }),
  'DELETE /api/fleet/invitations/:id': {
    hasOwner: true,
    rightful: async () => {
      const { manager } = await app.given.company()
      const sent = await manager.call<{ id: string }>(
        { method: 'POST', path: '/api/fleet/invitations' },
        { body: { email: 'colleague@example.com', role: 'viewer' } },
      )
      return { caller: manager, given: { params: { id: sent.body.id } } }
    },
  },
  'PATCH /api/fleet/members/:id': {
    hasOwner: true,
    rightful: async () => ownMembership({ body: { role: 'manager' } }),
  },
  'DELETE /api/fleet/members/:id': {
    hasOwner: true,
    rightful: async () => ownMembership({}),
  },
  'POST /api/fleet/invitations/look-up': anonymous,
  'POST /api/fleet/invitations/accept': anonymous,
  'GET /api/fleet/providers': asManager(),
  'PATCH /api/fleet/providers/:id': {
    rightful: async () => ({
      caller: await app.given.manager(),
      given: {
        params: { id: (await app.given.provider()).id },
        body: { standing: 'preferred' },
      },
    }),
  },
  'GET /api/fleet/requests': asManager(),
  'GET /api/fleet/requests.csv': asManager(),
  'GET /api/fleet/overview': asManager(),
  'POST /api/service-requests/fleet': {
    rightful: async () => {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      return { caller: company.manager, given: { body: forDriver(driver.id) } }
    },
  },
  'GET /api/drivers': asManager(),
  'POST /api/drivers': {
    rightful: async () => ({
      caller: await app.given.manager(),
      given: {
        body: {
          fullName: 'Sam Sample',
          phone: '(512) 555-0166',
          username: `sam-${Math.random()}`,
          password: 'first-password',
        },
      },
    }),
  },
  'GET /api/drivers/:id': ofDriver({}),
  'PATCH /api/drivers/:id': ofDriver({ body: { phone: '(512) 555-0199' } }),
  'POST /api/drivers/:id/sign-in-code': ofDriver({ body: {} }),
  'POST /api/drivers/:id/activity': ofDriver({ body: { isActive: false } }),
  'POST /api/drivers/import': asManager({
    query: { mode: 'preview' },
    file: table('name,phone,username\nSam,5125550100,sam-imported'),
    contentType: 'text/csv',
  }),
  'GET /api/driver-profile': {
    rightful: async () => ({ caller: await app.given.driver(), given: {} }),
  },
  'PATCH /api/driver-profile': {
    rightful: async () => ({
      caller: await app.given.driver(),
      given: { body: { currentLocation: 'Waco, TX' } },
    }),
  },
  'GET /api/driver/service-requests': {
    rightful: async () => ({ caller: await app.given.driver(), given: {} }),
  },
  'POST /api/driver/service-requests': {
    rightful: async () => ({
      caller: await app.given.driver(),
      given: { body: { need: 'tire', location: 'Waco, TX' } },
    }),
  },
  'POST /api/service-requests/:id/reports': {
    hasOwner: true,
    rightful: async () => {
      const driver = await app.given.driver()
      const request = await app.given.request({ as: driver })
      await app.given.job({ request })
      return { caller: driver, given: { params: { id: request.id }, body: { kind: 'ready' } } }
    },
  },
  'GET /api/units': asManager(),
  'POST /api/units': asManager({ body: { kind: 'truck', unitNumber: '4711' } }),
  'PATCH /api/units/:id': ofUnit({ body: { notes: 'New tires in May' } }),
  'DELETE /api/units/:id': ofUnit({}),
  'POST /api/units/import': asManager({
    query: { mode: 'preview' },
    file: table('unit,kind\n4712,truck'),
    contentType: 'text/csv',
  }),
  'GET /api/providers/verification-status': asProvider(),
  'POST /api/providers/upload-verification-document': {
    rightful: async () => ({
      caller: (await app.given.provider()).caller,
      given: { form: documentForm('identity', givenPdf()) },
    }),
  },
  'POST /api/providers/initiate-background-check': asProvider(),
  'GET /api/verification-documents/:id': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await ownedDocument()
      return { caller: provider.caller, given: { params } }
    },
  },
  'DELETE /api/verification-documents/:id': {
    hasOwner: true,
    rightful: async () => {
      const { provider, params } = await ownedDocument()
      return { caller: provider.caller, given: { params } }
    },
  },
  'GET /api/admin/verifications': asAdmin(),
  'POST /api/admin/verifications/:id/approve': toReview({ issuer: 'State of Texas' }),
  'POST /api/admin/verifications/:id/reject': toReview({ reason: 'It cannot be read.' }),
  'POST /api/service-requests': anonymous,
  'GET /api/providers/nearby': {
    rightful: async () => ({
      caller: app.anybody(),
      given: { query: { lat: '30.27', lng: '-97.74' } },
    }),
  },
  'GET /api/providers/:id': {
    rightful: async () => ({
      caller: app.anybody(),
      given: { params: { id: (await app.given.provider()).id } },
    }),
  },
  'GET /api/providers/:id/reviews': {
    rightful: async () => ({
      caller: app.anybody(),
      given: { params: { id: (await app.given.provider()).id } },
    }),
  },
  'GET /api/service-requests/figures': {
    rightful: async () => ({ caller: await app.given.customer(), given: {} }),
  },
  'POST /api/service-requests/:id/claim': {
    hasOwner: true,
    rightful: async () => {
      const request = await app.given.request()
      return {
        caller: await app.given.customer(),
        given: { params: { id: request.id }, body: { accessToken: request.token } },
      }
    },
    /** The link is the right: who has it is rightful. */
    otherGiven: { body: { accessToken: 'x'.repeat(43) } },
  },
  'POST /api/service-requests/:id/photos': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params, ...(await photoFile()) } }
    },
  },
  'GET /api/service-requests/:id/photos': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'POST /api/bids/:id/photos': {
    hasOwner: true,
    rightful: async () => {
      const { owner, bid } = await runningJob()
      return { caller: owner, given: { params: { id: bid.id }, ...(await photoFile()) } }
    },
  },
  'GET /api/photos/:id': {
    hasOwner: true,
    rightful: async () => {
      const { owner, photo } = await ownedPhoto()
      return { caller: owner, given: { params: { id: photo.id } } }
    },
  },
  'DELETE /api/photos/:id': {
    hasOwner: true,
    rightful: async () => {
      const { owner, photo } = await ownedPhoto()
      return { caller: owner, given: { params: { id: photo.id } } }
    },
  },
  'GET /api/jobs/:id/reviews': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await runningJob()
      return { caller: owner, given: { params } }
    },
  },
  'POST /api/jobs/:id/reviews': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await closedJob()
      return { caller: owner, given: { params, body: stars } }
    },
  },
  'POST /api/reviews/:id/reply': {
    hasOwner: true,
    rightful: async () => {
      const { owner, provider, params } = await closedJob()
      const review = { method: 'POST', path: '/api/jobs/:id/reviews' } as const
      await owner.call(review, { params, body: stars })
      const both = await provider.caller.call<{ theirs: { id: string } }>(review, {
        params,
        body: stars,
      })
      return {
        caller: provider.caller,
        given: { params: { id: both.body.theirs.id }, body: { reply: 'Thank you for the work' } },
      }
    },
  },
  'POST /api/messages': {
    rightful: async () => {
      const { owner, request, bid } = await bidOnOwned()
      return {
        caller: owner,
        given: { body: { serviceRequestId: request.id, bidId: bid.id, content: 'On my way?' } },
      }
    },
  },
  'GET /api/bids/:id/messages': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await bidOnOwned()
      return { caller: owner, given: { params } }
    },
  },
  'POST /api/bids/:id/messages/read': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await bidOnOwned()
      return { caller: owner, given: { params, body: { upTo: 0 } } }
    },
  },
  'GET /api/conversations': {
    rightful: async () => ({ caller: await app.given.customer(), given: {} }),
  },
  'GET /api/service-requests/:id/conversations': {
    hasOwner: true,
    rightful: async () => {
      const { owner, params } = await ownedRequest()
      return { caller: owner, given: { params } }
    },
  },
  'GET /api/admin/providers': asAdmin(),
  'GET /api/admin/fleet-companies': asAdmin(),
  'PATCH /api/admin/providers/:id/status': {
    rightful: async () => ({
      caller: await app.given.admin(),
      given: {
        params: { id: (await app.given.provider()).id },
        body: { status: 'active' },
      },
    }),
  },
  'PATCH /api/admin/fleet-companies/:id/status': {
    rightful: async () => ({
      caller: await app.given.admin(),
      given: { params: { id: await app.given.fleet() }, body: { status: 'active' } },
    }),
  },
  'GET /api/admin/outbox': asAdmin(),
  'GET /api/admin/providers.csv': asAdmin(),
  'GET /api/admin/fleet-companies.csv': asAdmin(),
  'GET /api/admin/stats': asAdmin(),
  'GET /api/admin/operations': asAdmin(),
  'GET /api/admin/deliveries': asAdmin(),
  'POST /api/admin/deliveries/:id/retry': {
    rightful: async () => ({
      caller: await app.given.admin(),
      given: { params: { id: await failedDelivery() } },
    }),
  },
  'POST /api/admin/users/look-up': asAdmin({ body: { search: 'robin' } }),
  'POST /api/admin/users/:id/reset-link': ofUser({}),
  'POST /api/admin/users/:id/end-sessions': ofUser({ body: {} }),
  'GET /api/admin/audit-log': asAdmin(),
  'GET /api/admin/audit-log.csv': asAdmin(),
  'GET /api/site/figures': anonymous,
  'GET /api/admin/site/figures': asAdmin(),
  'PATCH /api/admin/site/figures': asAdmin({
    body: { id: 'satisfaction', value: '96%', isShown: true },
  }),
  'POST /api/contact': anonymous,
  'GET /api/site/rules': anonymous,
  'GET /api/admin/rules': asAdmin(),
  'PATCH /api/admin/rules': asAdmin({ body: { headStart: { minutes: 2 } } }),
  'POST /api/admin/rules/reset': asAdmin({ body: { name: 'headStart' } }),
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const isRole = ({ caller }: Endpoint) =>
  ['service_provider', 'business_customer', 'driver', 'admin'].includes(caller)

async function everyType(): Promise<Record<string, Caller>> {
  return {
    customer: await app.given.customer(),
    business_customer: await app.given.manager(),
    driver: await app.given.driver(),
    service_provider: (await app.given.provider()).caller,
    admin: await app.given.admin(),
  }
}

const set = (what: 'providers' | 'fleet-companies', id: string, status: string) =>
  app.given
    .admin()
    .then((admin) =>
      admin.call(
        { method: 'PATCH', path: `/api/admin/${what}/:id/status` },
        { params: { id }, body: { status } },
      ),
    )
async function signedInAgain(caller: Caller, { username, password }: Record<string, unknown>) {
  await caller.call({ method: 'POST', path: '/api/login' }, { body: { username, password } })
  return caller
}

/** Whoever may read, but do nothing, and with what code each is refused. */
const withoutStanding: Record<string, () => Promise<{ caller: Caller; code: string }>> = {
  async 'suspended shop'() {
    const shop = await app.given.provider()
    await set('providers', shop.id, 'suspended')
    return { caller: await signedInAgain(shop.caller, { ...shop }), code: 'account_suspended' }
  },
  async 'technician of a suspended shop'() {
    const { provider, byLink } = await workingTechnician()
    await set('providers', provider.id, 'suspended')
    return { caller: byLink, code: 'account_suspended' }
  },
  async 'suspended manager'() {
    const company = await app.given.company()
    await set('fleet-companies', company.id, 'suspended')
    const caller = await signedInAgain(company.manager, { ...company })
    return { caller, code: 'account_suspended' }
  },
  async 'driver of a suspended fleet'() {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await set('fleet-companies', company.id, 'suspended')
    return { caller: await signedInAgain(driver.caller, { ...driver }), code: 'account_suspended' }
  },
  async 'driver with an unchosen first password'() {
    const { manager } = await app.given.company()
    const body = { ...firstPassword, username: 'new-driver' }
    await manager.call({ method: 'POST', path: '/api/drivers' }, { body })
    return { caller: await signedInAgain(app.anybody(), body), code: 'password_change_required' }
  },
}
const firstPassword = {
  fullName: 'Sam Sample',
  phone: '(512) 555-0166',
  password: 'first-password',
}

/** What asks for no account, and so for no standing of one. */
const needsNoStanding = new Set([
  'POST /api/login',
  'POST /api/logout',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'POST /api/fleet/invitations/look-up',
  'POST /api/contact',
])

describe('every write', () => {
  it('is refused to somebody without standing, whoever else may call', async () => {
    for (const [who, make] of Object.entries(withoutStanding)) {
      const { caller, code } = await make()
      for (const endpoint of app.api.endpoints) {
        const name = nameOf(endpoint)
        if (endpoint.method === 'GET' || needsNoStanding.has(name)) continue
        // How standing is won back, and how a suspended customer disputes (rules C18).
        if (code === 'password_change_required' && name === 'POST /api/change-password') continue
        if (code === 'account_suspended' && name === 'POST /api/jobs/:id/contest') continue
        const answer = await caller.call<Problem>(endpoint, { params: { id: nobody }, body: {} })
        expect([who, name, answer.status, answer.body.code]).toEqual([who, name, 403, code])
      }
    }
  })
})

describe('every endpoint', () => {
  it('has a row here, and every row an endpoint', () => {
    expect(app.api.endpoints.map(nameOf).sort()).toEqual(Object.keys(rows).sort())
  })

  it('refuses a caller who is not signed in, unless anyone may call', async () => {
    for (const endpoint of app.api.endpoints) {
      if (endpoint.caller === 'anyone') continue
      const { given } = await rowOf(endpoint).rightful()
      const answer = await app.anybody().call<Problem>(endpoint, given)
      const expected = endpoint.caller === 'request_party' ? 404 : 401
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), expected])
      expect(answer.body.message).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('refuses every other type of user where it is for one', async () => {
    const types = await everyType()
    for (const endpoint of app.api.endpoints.filter(isRole)) {
      const { given } = await rowOf(endpoint).rightful()
      for (const [type, caller] of Object.entries(types)) {
        if (type === endpoint.caller) continue
        const answer = await caller.call<Problem>(endpoint, given)
        expect([nameOf(endpoint), type, answer.status, answer.body.code]).toEqual([
          nameOf(endpoint),
          type,
          403,
          'wrong_role',
        ])
      }
    }
  })

  it('answers what belongs to another like what is not there', async () => {
    const otherCustomer = await app.given.customer()
    const others: Partial<Record<Endpoint['caller'], Caller>> = {
      service_provider: (await app.given.provider()).caller,
      business_customer: await app.given.manager(),
      driver: await app.given.driver(),
      technician: (await workingTechnician()).byLink,
    }
    for (const endpoint of app.api.endpoints) {
      const row = rowOf(endpoint)
      if (!row.hasOwner) continue
      const given = { ...(await row.rightful()).given, ...row.otherGiven }
      const other = others[endpoint.caller] ?? otherCustomer
      const notTheirs = await other.call<Problem>(endpoint, given)
      const notThere = await other.call<Problem>(endpoint, { ...given, params: { id: nobody } })
      expect([nameOf(endpoint), notTheirs.status]).toEqual([nameOf(endpoint), 404])
      expect([nameOf(endpoint), notThere.status]).toEqual([nameOf(endpoint), 404])
      expect(notTheirs.body).toEqual(notThere.body)
    }
  })

  it('serves its rightful caller', async () => {
    for (const endpoint of app.api.endpoints) {
      if (endpoint.caller === 'anyone') continue
      const { rightful, refusesRightful } = rowOf(endpoint)
      const { caller, given } = await rightful()
      const answer = await caller.call<Problem>(endpoint, given)
      expect([nameOf(endpoint), [200, 201, 409, refusesRightful].includes(answer.status)]).toEqual([
        nameOf(endpoint),
        true,
      ])
    }
  })

  it('answers an id that is no id with a sentence', async () => {
    for (const endpoint of app.api.endpoints.filter((one) => one.path.includes(':id'))) {
      const { caller, given } = await rowOf(endpoint).rightful()
      const answer = await caller.call<Problem>(endpoint, { ...given, params: { id: "1' or 1=1" } })
      expect([nameOf(endpoint), answer.status, answer.body.message]).toEqual([
        nameOf(endpoint),
        400,
        'This id is not valid.',
      ])
    }
  })
})

describe('every body', () => {
  const deep = (() => {
    let value: unknown = 'x'
    for (let level = 0; level < 200; level++) value = { a: value }
    return value
  })()
  const bad: [string, unknown][] = [
    ['a list', []],
    ['a number', 7],
    ['nothing', null],
    ['deeply nested', deep],
    ['NUL in a text', { message: 'a\0b', reason: 'a\0b', username: 'a\0b', email: 'a\0b' }],
    ['huge', { message: 'x'.repeat(100_000) }],
    [
      'wrong types',
      { price: {}, status: 5, reason: 5, step: [], username: {}, email: 5, fullName: 1 },
    ],
  ]

  it('that is wrong is refused with a sentence', async () => {
    for (const endpoint of app.api.endpoints.filter((one) => one.body)) {
      const { caller, given } = await rowOf(endpoint).rightful()
      for (const [what, body] of bad) {
        const answer = await caller.call<Problem>(endpoint, { ...given, body })
        const label = `${nameOf(endpoint)} with ${what}`
        // A body of optional fields may ignore what it does not know.
        if (answer.status < 300 && what === 'wrong types') continue
        expect([label, answer.status >= 400 && answer.status < 500]).toEqual([label, true])
        expect([label, answer.body.message]).toEqual([label, expect.stringMatching(/^\S.*\S$/)])
      }
    }
  })
})

function rowOf(endpoint: Endpoint): Row {
  const row = rows[nameOf(endpoint)]
  if (!row) throw new Error(`${nameOf(endpoint)} has no row`)
  return row
}
