import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { shareRequest } from '#contract/links.ts'
import { listRequestConversations, sendMessage } from '#contract/messaging.ts'
import { readPublicRequest } from '#contract/requests.ts'
import type { CallOptions } from '../testing/caller.ts'
import { everyRow } from '../testing/every-row.ts'
import { newJob } from '../testing/given-owned.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'
import { lendLink } from './links.ts'

/** A link that its owner has shared: it shows all of a request and does nothing to it. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const linkTo = async (requestId: string, isReadOnly: boolean) => {
  const deed = app.services.deeds.own()
  const { linkKey } = app.services
  return deed.transaction((tx) =>
    lendLink(tx, { requestId, onlyBidId: null, isReadOnly }, { now: deed.now, linkKey }),
  )
}

/** The request that a call is about: its own id or that of something of it. */
async function requestOf({ params, body }: CallOptions): Promise<string | null> {
  const named = (body ?? {}) as { serviceRequestId?: string }
  const id = params?.id ?? named.serviceRequestId
  if (!id) return null
  const { rows } = await app.services.pool.query(
    `select id from requests where id = $1
     union all select request_id from bids where id = $1
     union all select request_id from jobs where id = $1
     union all select request_id from follow_links where id = $1
     union all select request_id from photos where id = $1
     union all select j.request_id from disputes d join jobs j on j.id = d.job_id where d.id = $1
     union all select j.request_id from reviews v join jobs j on j.id = v.job_id where v.id = $1`,
    [id],
  )
  return rows[0]?.id ?? null
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** Others are made by an account of their own kind, whatever link comes along. */
const callers = ['request_party', 'signed_in']
const deeds = everyRow.filter(
  ({ endpoint }) => endpoint.method !== 'GET' && callers.includes(endpoint.caller),
)

/** What the holder of a whole link, be it with an account of their own, can do to a request. */
const byLink: string[] = []
describe('does nothing to a request', () => {
  it.each(deeds.map((row) => ({ ...row, name: nameOf(row.endpoint) })))(
    '$name',
    async ({ endpoint, rightful, name }) => {
      const { given } = await rightful(app)
      const requestId = await requestOf(given)
      // It is about no request.
      if (!requestId) return
      const another = await app.given.customer()
      const send = async (token: string) => {
        const asked = given.body as { accessToken?: string } | undefined
        const body = asked?.accessToken ? { ...asked, accessToken: token } : asked
        return another.call(endpoint, { ...given, body, token })
      }
      const shared = await linkTo(requestId, true)
      const refused = await send(shared.token)
      expect([403, 404]).toContain(refused.status)
      const whole = await linkTo(requestId, false)
      const done = await send(whole.token)
      if (done.status < 300 || done.status === 409) byLink.push(name)
    },
  )

  it('of all that a whole link can do', () => {
    expect(byLink.toSorted()).toEqual([
      'DELETE /api/bids/:id/approval',
      'DELETE /api/follow-links/:id',
      'DELETE /api/photos/:id',
      'DELETE /api/service-requests/:id/deletion',
      'PATCH /api/service-requests/:id',
      'POST /api/bids/:id/accept/public',
      'POST /api/bids/:id/messages/read',
      'POST /api/bids/:id/photos',
      'POST /api/disputes/:id/accept',
      'POST /api/disputes/:id/answer',
      'POST /api/disputes/:id/appeal',
      'POST /api/disputes/:id/comeback-offers',
      'POST /api/disputes/:id/offers',
      'POST /api/disputes/:id/withdraw',
      'POST /api/jobs/:id/arrival-answer',
      'POST /api/jobs/:id/ask-to-stop',
      'POST /api/jobs/:id/confirm',
      'POST /api/jobs/:id/contest',
      'POST /api/jobs/:id/disputes',
      'POST /api/jobs/:id/fleet-check',
      'POST /api/jobs/:id/payment',
      'POST /api/jobs/:id/payment/look',
      'POST /api/jobs/:id/payment/page',
      'POST /api/jobs/:id/proofs/signatures',
      'POST /api/jobs/:id/release',
      'POST /api/jobs/:id/reviews',
      'POST /api/jobs/:id/still-wrong',
      'POST /api/jobs/:id/tip',
      'POST /api/messages',
      'POST /api/reviews/:id/reply',
      'POST /api/service-requests/:id/cancel',
      'POST /api/service-requests/:id/claim',
      'POST /api/service-requests/:id/deletion',
      'POST /api/service-requests/:id/links',
      'POST /api/service-requests/:id/links/end',
      'POST /api/service-requests/:id/photos',
      'POST /api/service-requests/:id/reopen',
      'POST /api/service-requests/:id/share',
      'POST /api/service-requests/:id/widen',
    ])
  })
})

it('shows the request, its bids and its job, and says that it may do nothing', async () => {
  const { owner, request, provider, bid } = await newJob(app)
  await provider.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: bid.id, content: 'At the gate now' },
  })
  const share = () => owner.call(shareRequest, { params: { id: request.id } })
  const { path } = (await share()).body
  expect((await share()).body.path).toBe(path)
  const to = await fetch(app.baseUrl + path, { redirect: 'manual' })
  const token = to.headers.get('location')?.split('token=')[1] ?? ''
  const seen = await readByLink(app.anybody(), { id: request.id, token })
  expect(seen.job?.provider.businessName).toBe(provider.businessName)
  const { onlyBidId, release, onlyLook, ...can } = seen.can
  expect([onlyBidId, release, onlyLook]).toEqual([null, null, true])
  expect(Object.values(can).some(Boolean)).toBe(false)
  const params = { id: request.id }
  const bids = await app.anybody().call(listPublicBids, { params, token })
  expect(bids.body.map(({ id }) => id)).toEqual([bid.id])
  // What the two parties say stays between them.
  const talks = await app.anybody().call(listRequestConversations, { params, token })
  expect(talks.body).toEqual([])
  const mine = await owner.call(readPublicRequest, { params })
  expect(mine.body.view === 'owner' && mine.body.can.onlyLook).toBe(false)
})
