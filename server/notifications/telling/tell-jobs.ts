import type { DriverReport } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import type { Facts } from './facts.ts'
import type { Teller } from './notice.ts'
import { type NoticeCode, say } from './say.ts'
import { moreWanted } from './tell-approvers.ts'
import {
  byAll,
  byMail,
  byMailOrText,
  bySms,
  inApp,
  step,
  toAccounts,
  toOwners,
  toProvider,
  toProviders,
} from './to-whom.ts'

export const reviewed: Teller = async ({ requestId, providerId }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const users = await facts.providerUser(providerId)
  return [
    toProviders(users, say('reviewPosted', { asked: request.asked }), paths.ownJobs, inApp),
    ...toAccounts(request, say('reviewPosted', { asked: request.own }), inApp),
  ]
}

const reports = {
  ready: 'driverReady',
  arrived: 'driverMetProvider',
  problem: 'driverHasProblem',
} as const satisfies Record<DriverReport, NoticeCode>

export const driverSaid: Teller<{ kind: DriverReport }> = async (
  { requestId, providerId, payload: { kind } },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const users = await facts.providerUser(providerId)
  const channels = kind === 'problem' ? byAll : inApp
  return [
    toProviders(users, say(reports[kind], { asked: request.asked }), paths.ownJobs, channels),
    // The driver has said it; the others are told.
    ...toAccounts({ ...request, driver: null }, say(reports[kind], { asked: request.own }), inApp),
  ]
}

/** Who reported it hears, also beside the road with the page closed; the provider reads it with the job. */
export const problemSettled: Teller<{ words: string }> = async (
  { requestId, providerId, payload: { words } },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const users = await facts.providerUser(providerId)
  const { driver } = request
  return [
    toProviders(
      users,
      say('problemSettled', { asked: request.asked, words }),
      paths.ownJobs,
      inApp,
    ),
    ...(driver === null
      ? []
      : [
          {
            users: [driver],
            contact: false,
            says: say('problemSettled', { asked: request.own, words }),
            link: paths.driverPortal,
            ...bySms,
          },
        ]),
  ]
}

export const started = step(
  (about, { job }) =>
    say('onTheWay', { ...about, expected: job?.expected ?? null, promised: job?.promised ?? null }),
  bySms,
)
export const arrived = step(
  (about, { job }) => say(job?.isUnproved ? 'saysArrived' : 'hasArrived', about),
  bySms,
)
/** Who was told that help is there must not look for it. */
export const notYetThere = step((about) => say('notYetThere', about), bySms)
export const finished = step((about) => say('workDone', about))
export const givenUp = step((about) => say('couldNotFinish', about))
export const delayed = step(
  (about, { job }) => say('runsLate', { ...about, expected: job?.expected ?? null }),
  bySms,
)
/** By the positions, before the promise breaks. */
export const laterThanPromised = step(
  (about, { job }) =>
    say('laterThanPromised', {
      ...about,
      likely: job?.likely ?? null,
      promised: job?.promised ?? null,
    }),
  bySms,
)
export const near = step(
  (about, { job }) => say('isNear', { ...about, vehicle: job?.vehicle ?? null }),
  bySms,
)
export const inDoubt = step((about) => say('providerSuspended', about))
export const outOfDoubt = step((about) => say('providerReinstated', about))
export const confirmationDue = step((about, { job }) =>
  say('confirmSoon', { ...about, closes: job?.closes ?? null }),
)
export const customerGone = step((about, { job }) =>
  say('couldNotFindYou', {
    ...about,
    ms: settings.customerGone.contestMs,
    ...feeOf(job),
  }),
)
export const priceLowered = step((about, { job }) =>
  say('priceLowered', { ...about, price: job?.price ?? '' }),
)
export const handedBack = step((about, { job }) =>
  say('handedBack', { ...about, pledge: job?.pledge ?? null }),
)
export const nobodyCame = step((about, { job }) =>
  say('nobodyCame', { ...about, pledge: job?.pledge ?? null }),
)

export const confirmed = toProvider(
  ({ asked }) => say('jobClosed', { asked }),
  paths.ownJobs,
  inApp,
)
export const late = toProvider(({ asked }) => say('areYouComing', { asked }), paths.ownJobs, byAll)
/** Silence past the promise is told too. */
export const lateToOwners = step(
  (about, { bid }) => say('isLate', { ...about, phone: bid.phone }),
  bySms,
)
/** Who waits sees it on the page; the office can call and ask. */
export const stopped = toProvider(
  ({ asked }) => say('standsStill', { asked }),
  paths.ownJobs,
  byAll,
)
/** Who drives is told by text where we have their number; the office sees it in any case. */
export const silent = toProvider(({ asked }) => say('noPosition', { asked }), paths.ownJobs, inApp)
export const due = toProvider(
  ({ asked, wanted }) => say('startsSoon', { asked, wanted }),
  paths.ownJobs,
  byAll,
)
export const unstarted = toProvider(({ asked }) => say('setOut', { asked }), paths.ownJobs, byAll)
export const contested = toProvider(
  ({ asked }) => say('customerWasThere', { asked }),
  paths.ownJobs,
  byMail,
)
/** Where the truck really stands has to be cleared up at once. */
export const arrivalDenied = toProvider(
  ({ asked }) => say('nobodyThere', { asked }),
  paths.ownJobs,
  byAll,
)
export const cancelled: Teller = async ({ requestId, providerId, jobId }, facts) => {
  const [request, job] = [await facts.request(requestId), await facts.job(jobId)]
  const users = await facts.providerUser(providerId)
  if (!request) return []
  const { fee, card, credit, direct, isOnTerms } = feeOf(job)
  // For who is paid a credit is money like any other.
  const paid = card && (Number(card) + Number(credit ?? 0)).toFixed(2)
  const how = { fee, card: paid, direct, isOnTerms }
  const says = say('customerCancelled', { asked: request.asked, ...how })
  return [toProviders(users, says, paths.ownJobs, byAll)]
}
/** Whoever canceled: in writing to those who pay it, to whom, how much and how. */
export const feeOwed: Teller = async ({ requestId, bidId, jobId }, facts) => {
  const [request, bid, job] = [
    await facts.request(requestId),
    await facts.bid(bidId),
    await facts.job(jobId),
  ]
  const { fee, card, credit, direct, isOnTerms } = feeOf(job)
  if (!request || !bid || !fee || !direct) return []
  const { business, phone } = bid
  const about = { asked: request.own, business }
  if (isOnTerms) return toOwners(request, say('feeOnBill', { ...about, fee }), byMail)
  const isWhole = Number(direct) === 0 && !credit
  const says = !card
    ? say('feeOwed', { ...about, phone, fee })
    : isWhole
      ? say('feeFromCard', { ...about, card })
      : say('feeInParts', { ...about, phone, fee, card, credit, direct })
  return toOwners(request, says, byMailOrText(request))
}

/** What the end of a job has cost, and what of it a card, a credit and the customer directly pay; nulls where it cost nothing. */
function feeOf(job: Awaited<ReturnType<Facts['job']>>) {
  const { fee = null, card = null, credit = null, isOnTerms = false } = job ?? {}
  const direct = fee && (Number(fee) - Number(card ?? 0) - Number(credit ?? 0)).toFixed(2)
  return { fee, card, credit, direct, isOnTerms }
}
export const moreAsked: Teller = async (event, facts) => {
  const { requestId, bidId, jobId } = event
  const [request, bid, change] = [
    await facts.request(requestId),
    await facts.bid(bidId),
    await facts.newestChange(jobId),
  ]
  if (!request || !bid || !change) return []
  if (change.asked) return moreWanted(event, facts, request, bid, change)
  const { more, reason, until } = change
  const says = say('moreAsked', {
    asked: request.own,
    business: bid.business,
    more,
    why: reason,
    until,
  })
  return toOwners(request, says, byAll)
}
export const moreAnswered: Teller = async ({ requestId, providerId, jobId }, facts) => {
  const [request, change] = [await facts.request(requestId), await facts.newestChange(jobId)]
  const users = await facts.providerUser(providerId)
  if (!request || !change) return []
  const { approved } = change
  const says =
    Number(approved) > 0
      ? say('moreApproved', { asked: request.asked, approved })
      : say('moreDeclined', { asked: request.asked })
  return [toProviders(users, says, paths.ownJobs, byAll)]
}
export const moreUnanswered = toProvider(
  ({ asked }) => say('moreUnanswered', { asked }),
  paths.ownJobs,
  byAll,
)
export const stopAsked = toProvider(
  ({ asked }) => say('stopAsked', { asked }),
  paths.ownJobs,
  byAll,
)
export const youDidNotCome = toProvider(
  ({ asked }) => say('noShow', { asked }),
  paths.ownJobs,
  byAll,
)
export const replaced = toProvider(
  ({ asked }) => say('customerTookAnother', { asked }),
  paths.ownJobs,
  byMail,
)
