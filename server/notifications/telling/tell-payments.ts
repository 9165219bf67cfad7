import { paths } from '#contract/paths.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import type { Notice, Teller } from './notice.ts'
import { say } from './say.ts'
import { byAll, byMail, type Channels, inApp, toOwners, toProviders } from './to-whom.ts'

type OfCard = Teller<{ amount: string; credit?: string; isCredit?: boolean }>
type About = Parameters<OfCard>

/** What has become of a customer's card, to both sides of the job. */
const toBoth =
  (
    owner:
      | 'cardHeld'
      | 'cardFailed'
      | 'cardCharged'
      | 'holdReleased'
      | 'refundComes'
      | 'cardRefunded'
      | 'tipCharged',
    ownerBy: Channels,
    provider: 'secured' | 'notSecured' | 'chargedForYou' | 'refundedForYou' | 'tipForYou' | null,
    providerBy: Channels,
  ): OfCard =>
  async (...[{ requestId, bidId, providerId, payload }, facts]: About): Promise<Notice[]> => {
    const card = payload.amount
    // What goes back to a credit stands on the page.
    if (payload.isCredit) return []
    const [request, bid] = [await facts.request(requestId), await facts.bid(bidId)]
    if (!request || !bid) return []
    const about = { asked: request.own, business: bid.business, card }
    const owners = Number(card) > 0 ? toOwners(request, say(owner, about), ownerBy) : []
    if (provider === null) return owners
    const users = await facts.providerUser(providerId)
    // For who is paid a credit is money like any other.
    const paid = (centsOf(card) ?? 0) + (centsOf(payload.credit ?? '') ?? 0)
    const says = say(provider, { asked: request.asked, card: decimal(paid) })
    return [...owners, toProviders(users, says, paths.ownJobs, providerBy)]
  }

export const secured = toBoth('cardHeld', byAll, 'secured', byAll)
export const failed = toBoth('cardFailed', byAll, 'notSecured', byAll)
export const captured = toBoth('cardCharged', byMail, 'chargedForYou', inApp)
/** The receipt of who has paid, and the news to whom it is for. */
export const tipped = toBoth('tipCharged', byMail, 'tipForYou', byMail)
/** To who draws it; the code is read on the job, once, after the work. */
export const checkGiven: OfCard = async (
  ...[{ requestId, jobId, providerId, payload }, facts]: About
): Promise<Notice[]> => {
  const request = await facts.request(requestId)
  if (!request || !jobId) return []
  const users = await facts.providerUser(providerId)
  const says = say('fleetCheckForYou', { asked: request.asked, card: payload.amount })
  return [toProviders(users, says, paths.ownJob(jobId), inApp)]
}
export const released = toBoth('holdReleased', byMail, null, inApp)
export const refundAsked = toBoth('refundComes', byMail, 'refundedForYou', inApp)
export const refunded = toBoth('cardRefunded', inApp, null, inApp)

/** Nobody's fault, and somebody has to find another way: the operator. */
export const refundFailed: OfCard = async (...[{ jobId, payload }, facts]: About) =>
  jobId
    ? [
        toProviders(
          await facts.admins(),
          say('refundDidNotGo', { card: payload.amount }),
          paths.deskJob(jobId),
          byMail,
        ),
      ]
    : []

/** What a bank does with money that the provider has earned; the operator, who answers it, by mail. */
const ofBank =
  (
    code: 'bankAsks' | 'bankGaveBack' | 'bankKept' | 'bankSettled',
    forAdmins: 'bankAsksAdmins' | 'bankKeptAdmins' | null,
  ): OfCard =>
  async (...[{ requestId, jobId, providerId, payload }, facts]: About): Promise<Notice[]> => {
    const card = payload.amount
    const request = await facts.request(requestId)
    if (!request || !jobId) return []
    const users = await facts.providerUser(providerId)
    const says = say(code, { asked: request.asked, card })
    return [
      toProviders(users, says, paths.ownJob(jobId), byMail),
      ...(forAdmins
        ? [toProviders(await facts.admins(), say(forAdmins, { card }), paths.operations, byMail)]
        : []),
    ]
  }

export const bankAsks = ofBank('bankAsks', 'bankAsksAdmins')
export const bankGaveBack = ofBank('bankGaveBack', null)
export const bankKept = ofBank('bankKept', 'bankKeptAdmins')
export const bankSettled = ofBank('bankSettled', null)
