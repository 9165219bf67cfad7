import * as bids from '#contract/bids.ts'
import * as contract from '#contract/jobs.ts'
import * as requests from '#contract/requests.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { rejectBid } from '../bids/reject-bid.ts'
import type { Api } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { claimOf } from '../requests/claim.ts'
import type { RequestTokens } from '../requests/tokens.ts'
import { acceptBid } from './accept-bid.ts'
import { advanceJob } from './advance-job.ts'
import { cancelRequest } from './cancel-request.ts'
import { confirmJob } from './confirm-job.ts'
import { giveUpJob } from './give-up-job.ts'
import { handBackJob } from './hand-back-job.ts'
import { listOwnJobs } from './list-own-jobs.ts'
import { listOwnRequests } from './list-own-requests.ts'
import { readFigures, readOwnJob } from './own-jobs.ts'
import { readOwnRequest, readRequestPublicly } from './read-request.ts'
import { reopenRequest } from './reopen-request.ts'

export function jobRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(requests.readPublicRequest, async ({ actor, token, params }) =>
    readRequestPublicly(services, await claim(actor, token), params.id),
  )
  api(requests.readRequest, async ({ actor, params }) =>
    readOwnRequest(services, await claim(actor, null), params.id),
  )
  api(requests.listOwnRequests, async ({ actor, query }) =>
    listOwnRequests(services.db, await claim(actor, null), query.before),
  )
  api(requests.cancelRequest, async ({ actor, token, params, body, deed }) => {
    await cancelRequest(deed, await claim(actor, token), params.id, body.reason)
    return { message: 'Your request is cancelled.' }
  })
  api(requests.reopenRequest, async ({ actor, token, params, deed }) => {
    await reopenRequest(deed, await claim(actor, token), params.id)
    return { message: 'Your request is open again.' }
  })

  api(bids.acceptBidByLink, async ({ actor, token, params, body, deed }) => {
    const deal = await acceptBid(deed, await claim(actor, body.accessToken ?? token), {
      ...body,
      bidId: params.id,
    })
    return acceptedAnswer(deal)
  })
  api(bids.decideBid, async ({ actor, params, body, deed }) => {
    const own = await claim(actor, null)
    if (body.status === 'rejected') {
      await rejectBid(deed, own, params.id)
      return { message: 'Bid Rejected' }
    }
    return acceptedAnswer(await acceptBid(deed, own, { ...body, bidId: params.id }))
  })

  api(contract.listOwnJobs, ({ actor, query }) =>
    listOwnJobs(services, userOf(actor), query.before),
  )
  api(contract.jobFigures, ({ actor }) => readFigures(services, userOf(actor)))
  api(contract.readJob, ({ actor, params }) => readOwnJob(services, userOf(actor), params.id))
  api(contract.advanceJob, async ({ actor, params, body, deed }) => {
    await advanceJob(deed, userOf(actor), params.id, body.step, body.note || null)
    return readOwnJob(services, userOf(actor), params.id)
  })
  api(contract.handBackJob, async ({ actor, params, body, deed }) => {
    await handBackJob(deed, userOf(actor), params.id, body.reason)
    return { message: 'The job is handed back and the request is open again.' }
  })
  api(contract.giveUpJob, async ({ actor, params, body, deed }) => {
    await giveUpJob(deed, userOf(actor), params.id, body.reason)
    return { message: 'The job has ended.' }
  })
  api(contract.confirmJob, async ({ actor, token, params, deed }) => {
    await confirmJob(deed, await claim(actor, token), params.id)
    return { message: 'Thank you. The job is closed.' }
  })
}

const acceptedAnswer = ({ bidId, requestId, jobId }: Awaited<ReturnType<typeof acceptBid>>) => ({
  bid: { id: bidId, status: 'accepted' as const },
  serviceRequest: { id: requestId, status: 'in_progress' as const },
  jobId,
  message: 'Bid Accepted!',
})
