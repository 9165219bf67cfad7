import * as bids from '#contract/bids.ts'
import * as fleet from '#contract/fleet-requests.ts'
import * as contract from '#contract/jobs.ts'
import * as requests from '#contract/requests.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { acceptBid, type Deal } from '../deals/accept-bid.ts'
import { advanceJob } from '../deals/advance-job.ts'
import { cancelRequest } from '../deals/cancel-request.ts'
import { claimOf } from '../deals/claim.ts'
import { claimRequest } from '../deals/claim-request.ts'
import { confirmJob } from '../deals/confirm-job.ts'
import { contestCustomerGone } from '../deals/contest-customer-gone.ts'
import { delayJob } from '../deals/delay-job.ts'
import { giveUpJob } from '../deals/give-up-job.ts'
import { handBackJob } from '../deals/hand-back-job.ts'
import { rejectBid } from '../deals/reject-bid.ts'
import { releaseJob } from '../deals/release-job.ts'
import { reopenRequest } from '../deals/reopen-request.ts'
import { reportCustomerGone } from '../deals/report-customer-gone.ts'
import { listDriverRequests, reportAsDriver } from '../views/driver-requests.ts'
import { exportFleetRequests, listFleetRequests } from '../views/fleet-board.ts'
import { readFleetOverview } from '../views/fleet-overview.ts'
import { listOwnJobs } from '../views/list-own-jobs.ts'
import { listOwnRequests, readRequestFigures } from '../views/list-own-requests.ts'
import { readFigures, readOwnJob } from '../views/own-jobs.ts'
import { readOwnRequest, readRequestPublicly } from '../views/read-request.ts'

export function jobRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(requests.readPublicRequest, async ({ actor, token, params }) =>
    readRequestPublicly(services, await claim(actor, token), params.id),
  )
  api(bids.readRequest, async ({ actor, params }) =>
    readOwnRequest(services, await claim(actor, null), params.id),
  )
  api(requests.listOwnRequests, async ({ actor, query }) =>
    listOwnRequests(services.db, await claim(actor, null), query),
  )
  api(requests.requestFigures, async ({ actor }) =>
    readRequestFigures(services.db, await claim(actor, null)),
  )
  api(requests.claimRequest, async ({ actor, token, params, deed }) => {
    await claimRequest(deed, userOf(actor), await claim(actor, token), params.id)
    return { message: 'The request is in your account now.' }
  })
  api(requests.cancelRequest, async ({ actor, token, params, body, deed }) => {
    await cancelRequest(deed, await claim(actor, token), params.id, body.reason)
    return { message: 'Your request is cancelled.' }
  })
  api(requests.reopenRequest, async ({ actor, token, params, deed }) => {
    await reopenRequest(deed, await claim(actor, token), params.id)
    return { message: 'Your request is open again.' }
  })

  api(bids.acceptBidByLink, async ({ actor, token, params, body, deed }) => {
    const deal = await acceptBid(deed, await claim(actor, token), {
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

  api(fleet.listFleetRequests, ({ actor, query }) =>
    listFleetRequests(services.db, userOf(actor), query),
  )
  api(fleet.exportFleetRequests, async ({ actor, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="requests.csv"')
    return exportFleetRequests(services.db, userOf(actor), query)
  })
  api(fleet.readFleetOverview, ({ actor }) =>
    readFleetOverview(services.db, userOf(actor), services.clock.now()),
  )
  api(fleet.listDriverRequests, async ({ actor, query }) =>
    listDriverRequests(services.db, await claim(actor, null), query.before),
  )
  api(fleet.reportAsDriver, async ({ actor, params, body, deed }) => {
    const own = await claim(actor, null)
    await reportAsDriver(deed, own, params.id, body.kind, body.note || null)
    return { message: 'Your fleet and the provider know.' }
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
  api(contract.delayJob, async ({ actor, params, body, deed }) => {
    await delayJob(deed, userOf(actor), params.id, body.minutes)
    return readOwnJob(services, userOf(actor), params.id)
  })
  api(contract.reportCustomerGone, async ({ actor, params, body, deed }) => {
    await reportCustomerGone(deed, userOf(actor), params.id, body)
    return { message: 'The job has ended. The customer may say otherwise for 24 hours.' }
  })
  api(contract.releaseJob, async ({ actor, token, params, deed }) => {
    await releaseJob(deed, await claim(actor, token), params.id)
    return { message: 'Your request is open again.' }
  })
  api(contract.contestCustomerGone, async ({ actor, token, params, body, deed }) => {
    await contestCustomerGone(deed, await claim(actor, token), params.id, body.reason)
    return { message: 'The provider has been told.' }
  })
  api(contract.confirmJob, async ({ actor, token, params, deed }) => {
    await confirmJob(deed, await claim(actor, token), params.id)
    return { message: 'Thank you. The job is closed.' }
  })
}

const acceptedAnswer = ({ bidId, requestId, jobId }: Deal) =>
  jobId === null
    ? {
        bid: { id: bidId, status: 'pending' as const },
        serviceRequest: { id: requestId, status: 'open' as const },
        jobId,
        message:
          'The price is above your limit: a manager of your fleet has been asked to approve it.',
      }
    : {
        bid: { id: bidId, status: 'accepted' as const },
        serviceRequest: { id: requestId, status: 'in_progress' as const },
        jobId,
        message: 'Bid Accepted!',
      }
