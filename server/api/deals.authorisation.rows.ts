import { acceptBidByLink, decideBid, readRequest } from '#contract/bids.ts'
import { readCancellation } from '#contract/cancellation.ts'
import { correctRequest, readAskedRequest } from '#contract/correcting.ts'
import { readFleetFigures, readFleetOverview } from '#contract/fleet-figures.ts'
import {
  exportFleetRequests,
  listDriverRequests,
  listFleetRequests,
  reportAsDriver,
  setPoNumber,
  settleProblem,
  sumFleetRequests,
} from '#contract/fleet-requests.ts'
import { readGlance } from '#contract/glance.ts'
import { deleteGuestsData, keepGuestsData } from '#contract/guests-data.ts'
import { readCreditNote } from '#contract/invoices.ts'
import {
  advanceJob,
  answerArrival,
  askToStop,
  confirmJob,
  contestCustomerGone,
  delayJob,
  giveUpJob,
  handBackJob,
  jobFigures,
  listOwnJobs,
  lowerPrice,
  readAgreement,
  readInvoice,
  readJob,
  releaseJob,
  reportCustomerGone,
  takeBackArrival,
} from '#contract/jobs.ts'
import { endLinks, shareRequest } from '#contract/links.ts'
import {
  cancelRequest,
  claimRequest,
  listOwnRequests,
  readPublicRequest,
  reopenRequest,
  requestFigures,
} from '#contract/requests.ts'
import { widenRequest } from '#contract/waiting.ts'
import {
  asCustomer,
  asDriver,
  asManager,
  asProvider,
  itsOwner,
  itsProvider,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { withToken } from '../testing/caller.ts'
import { creditedJob } from '../testing/given-credit-note.ts'
import { bidOnOwned, closedJob, jobAfter, newJob, ownedRequest } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const reason = { reason: 'Found help elsewhere' }

async function linkHolder(app: TestApp) {
  const { token } = await app.given.request()
  return { caller: withToken(app.anybody(), token) }
}
async function guestsRequest(app: TestApp) {
  const request = await app.given.request()
  return {
    ...(await asCustomer(app)),
    params: { id: request.id },
    body: { accessToken: request.token },
  }
}
async function runningRequestOfDriver(app: TestApp) {
  const { caller } = await asDriver(app)
  const request = await app.given.request({ as: caller })
  await app.given.job({ request })
  return { caller, params: { id: request.id } }
}
async function nobodyAtTheTruck(app: TestApp) {
  const rightful = await itsProvider(jobAfter('start', 'arrive'))(app)
  const fixedAt = new Date().toISOString()
  return { ...rightful, body: { lat: 30.27, lng: -97.74, accuracyM: 10, fixedAt } }
}

async function requestOfFleet({ given }: TestApp) {
  const company = await given.company()
  const driver = await given.fleetDriver(company)
  const { id } = await given.request({ as: driver.caller })
  return { caller: company.manager, params: { id } }
}

async function troubleOfFleet(app: TestApp) {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  await app.given.job({ request })
  const params = { id: request.id }
  await driver.caller.call(reportAsDriver, { params, body: { kind: 'problem' } })
  return { caller: company.manager, params }
}

/** What is not due in a job that goes well: an honest 409. */
const notDue = { refusesRightful: 409 }

export const dealRows = [
  row(listOwnRequests, asCustomer),
  row(requestFigures, asCustomer),
  row(readGlance, linkHolder),
  ownedRow(readRequest, itsOwner(ownedRequest)),
  row(readPublicRequest, itsOwner(ownedRequest)),
  // The link is the right: who has it is rightful.
  ownedRow(
    claimRequest,
    guestsRequest,
    {},
    { otherSends: { body: { accessToken: 'x'.repeat(43) } } },
  ),
  ownedRow(cancelRequest, itsOwner(ownedRequest), { body: reason }),
  ownedRow(readCancellation, itsOwner(ownedRequest)),
  ownedRow(correctRequest, itsOwner(ownedRequest), { body: { location: 'Waco, TX' } }),
  ownedRow(widenRequest, itsOwner(ownedRequest)),
  ownedRow(shareRequest, itsOwner(ownedRequest)),
  ownedRow(endLinks, itsOwner(ownedRequest)),
  // An account's data goes with the account.
  ownedRow(deleteGuestsData, itsOwner(ownedRequest), {}, notDue),
  ownedRow(keepGuestsData, itsOwner(ownedRequest), {}, notDue),
  ownedRow(readAskedRequest, itsOwner(ownedRequest)),
  ownedRow(reopenRequest, itsOwner(ownedRequest)),
  ownedRow(acceptBidByLink, itsOwner(bidOnOwned), { body: {} }),
  ownedRow(decideBid, itsOwner(bidOnOwned), { body: { status: 'rejected' } }),

  row(listOwnJobs, asProvider),
  row(jobFigures, asProvider),
  ownedRow(readJob, itsProvider(newJob)),
  ownedRow(advanceJob, itsProvider(newJob), { body: { step: 'start' } }),
  ownedRow(lowerPrice, itsProvider(jobAfter('start', 'arrive', 'work')), {
    body: { price: '1.00', reason: 'Less to do' },
  }),
  ownedRow(askToStop, itsOwner(jobAfter('start', 'arrive', 'work')), { body: reason }),
  ownedRow(readAgreement, itsOwner(newJob)),
  ownedRow(readInvoice, itsOwner(closedJob)),
  ownedRow(readCreditNote, itsOwner(creditedJob)),
  ownedRow(handBackJob, itsProvider(newJob), { body: reason }),
  ownedRow(giveUpJob, itsProvider(jobAfter('start', 'arrive', 'work')), { body: reason }),
  ownedRow(takeBackArrival, itsProvider(jobAfter('start', 'arrive'))),
  ownedRow(delayJob, itsProvider(jobAfter('start')), { body: { minutes: 20 } }),
  ownedRow(reportCustomerGone, nobodyAtTheTruck, {}, notDue),
  ownedRow(releaseJob, itsOwner(newJob), {}, notDue),
  ownedRow(contestCustomerGone, itsOwner(newJob), { body: reason }, notDue),
  ownedRow(answerArrival, itsOwner(jobAfter('start')), { body: { here: true } }),
  ownedRow(confirmJob, itsOwner(jobAfter('start', 'arrive', 'work', 'finish'))),

  row(listFleetRequests, asManager, {}, { right: 'seeRequests' }),
  row(sumFleetRequests, asManager, {}, { right: 'seeRequests' }),
  row(exportFleetRequests, asManager, {}, { right: 'export' }),
  row(readFleetOverview, asManager, {}, { right: 'seeFigures' }),
  row(readFleetFigures, asManager, {}, { right: 'seeFigures' }),
  ownedRow(setPoNumber, requestOfFleet, { body: { poNumber: '4711' } }, { right: 'writePo' }),
  ownedRow(
    settleProblem,
    troubleOfFleet,
    { body: { words: 'Another truck brings the tire' } },
    { right: 'run' },
  ),
  row(listDriverRequests, asDriver),
  ownedRow(reportAsDriver, runningRequestOfDriver, { body: { kind: 'ready' } }),
]
