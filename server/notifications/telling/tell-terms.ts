import { deadlines } from '#contract/deadlines.ts'
import type { FleetTermsState, TermsDecision } from '#contract/fleet-terms.ts'
import { paths } from '#contract/paths.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import { byMail, inApp, pageOf, toProviders } from './to-whom.ts'

const dayMs = 24 * 60 * 60_000

/** Those who keep a fleet's books hear what becomes of its terms. */
export const changed: Teller<{
  state: FleetTermsState
  decision: TermsDecision | null
  reason: string | null
  limit: string
  netDays: number
}> = async ({ fleetId, payload: { state, decision, reason, limit, netDays } }, facts) => {
  if (state === 'asked') return []
  const says =
    state === 'refused'
      ? say('termsRefused', { reason })
      : state === 'ended'
        ? say('termsEnded', { reason })
        : state === 'suspended'
          ? say('termsSuspended', { days: deadlines.termsSuspend() / dayMs })
          : decision === 'grant'
            ? say('termsGranted', { limit, netDays, reason })
            : decision === 'change'
              ? say('termsChanged', { limit, netDays, reason })
              : say('termsBack')
  return [toProviders(await facts.fleetMoney(fleetId), says, paths.fleetMoney, byMail)]
}

interface OfBill {
  number: string
  amount: string
  dueOn: string
}

export const issued: Teller<OfBill> = async ({ fleetId, payload }, facts) => [
  toProviders(
    await facts.fleetMoney(fleetId),
    say('billIssued', payload),
    paths.fleetMoney,
    byMail,
  ),
]

/** And the operator, who asks for the money. */
export const overdue: Teller<OfBill> = async ({ fleetId, payload }, facts) => {
  const { number, amount } = payload
  const name = (await facts.fleetName(fleetId)) ?? ''
  const says = say('billOverdueAdmins', { name, number, amount })
  return [
    toProviders(
      await facts.fleetMoney(fleetId),
      say('billOverdue', payload),
      paths.fleetMoney,
      byMail,
    ),
    toProviders(await facts.admins(), says, paths.deskFleet(fleetId ?? ''), byMail),
  ]
}

export const settled: Teller<OfBill> = async ({ fleetId, payload: { number } }, facts) => [
  toProviders(
    await facts.fleetMoney(fleetId),
    say('billSettled', { number }),
    paths.fleetMoney,
    inApp,
  ),
]

export const unpaid: Teller<{
  number: string
  amount: string
  open: string
  reason: string
}> = async ({ fleetId, payload }, facts) => [
  toProviders(
    await facts.fleetMoney(fleetId),
    say('billUnpaid', payload),
    paths.fleetMoney,
    byMail,
  ),
]

export const poWanted: Teller<{ byDay: string }> = async (
  { requestId, fleetId, payload: { byDay } },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const says = say('poWanted', { asked: request.own, byDay })
  return [toProviders(await facts.fleetMoney(fleetId), says, paths.fleetBids(request.id), byMail)]
}

export const fleetPaid: Teller<{ amount: string }> = async (
  { requestId, providerId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const says = say('fleetPaid', { asked: request.asked, card: payload.amount })
  return [toProviders(await facts.providerOwners(providerId), says, paths.ownMoney, inApp)]
}

/** Its money does not come with the next payout after all. */
export const fleetUnpaid: Teller<{ amount: string }> = async (
  { requestId, providerId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const says = say('fleetUnpaid', { asked: request.asked, card: payload.amount })
  return [toProviders(await facts.providerOwners(providerId), says, paths.ownMoney, byMail)]
}

export const credited: Teller<{ amount: string }> = async (
  { requestId, providerId, fleetId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const says = say('termsCredited', { asked: request.asked, card: payload.amount })
  return [
    toProviders(await facts.providerOwners(providerId), says, paths.ownMoney, inApp),
    toProviders(await facts.fleetMoney(fleetId), says, paths.fleetMoney, byMail),
  ]
}

/** The provider set out for another way to be paid; and a fleet's office hears of it where its driver has said so. */
export const chosen: Teller<{ isByOffice: boolean } | null> = async (
  { requestId, jobId, bidId, providerId, payload },
  facts,
) => {
  const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
  if (!request || !bid || !jobId) return []
  const isOnTerms = await facts.isOnTerms(jobId)
  const toShop = toProviders(
    await facts.providerUser(providerId),
    say('termsChosen', { asked: request.asked, isOnTerms }),
    paths.ownJob(jobId),
    byMail,
  )
  // Of the version before it is not known who it was.
  if (!request.isFleets || payload?.isByOffice !== false) return [toShop]
  const waiting = await facts.approval(requestId)
  const says = say('driverChosePay', {
    asked: request.own,
    business: bid.business,
    driver: waiting?.driver ?? '',
    isOnTerms,
  })
  return [toShop, { users: request.owners, contact: false, says, link: pageOf(request), ...inApp }]
}
