import { paths } from '#contract/paths.ts'
import type { Side } from '#contract/photos.ts'
import type { RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'
import { type Said, say } from './say.ts'
import { byAll, byMail, byMailOrText, type Channels, toOwners, toProviders } from './to-whom.ts'

type OfDispute = Teller<{ disputeId: string; to: Side | null; amount: string }>
type About = Parameters<OfDispute>

/** To the side that it concerns now, or to both; each reads of the request in its own words. */
const toSides =
  (
    says: (asked: RequestFacts['own'], card: string) => Said,
    channels: Channels,
    beside?: (about: About) => Promise<Notice[]>,
  ): OfDispute =>
  async (...about: About): Promise<Notice[]> => {
    const [{ requestId, jobId, providerId, payload }, facts] = about
    const request = await facts.request(requestId)
    if (!request || !jobId) return []
    const { to, amount } = payload
    const users = to === 'customer' ? [] : await facts.providerUser(providerId)
    // Who has no account reads no mail beside a road.
    const ownersBy = channels === byMail ? byMailOrText(request) : channels
    return [
      ...(to === 'provider' ? [] : toOwners(request, says(request.own, amount), ownersBy)),
      ...(to === 'customer'
        ? []
        : [toProviders(users, says(request.asked, amount), paths.ownJob(jobId), channels)]),
      ...((await beside?.(about)) ?? []),
    ]
  }

const toAdmins = async ([{ payload }, facts]: About): Promise<Notice[]> => [
  toProviders(
    await facts.admins(),
    say('disputeForAdmins', { card: payload.amount }),
    paths.disputes,
    byMail,
  ),
]

export const opened = toSides((asked, card) => say('objected', { asked, card }), byAll)
export const waits = toSides((asked, card) => say('objectionWaits', { asked, card }), byAll)
export const answered = toSides((asked) => say('objectionAnswered', { asked }), byMail, toAdmins)
export const offered = toSides((asked, card) => say('settlementOffered', { asked, card }), byAll)
export const decided = toSides((asked, card) => say('disputeDecided', { asked, card }), byMail)
export const appealed = toSides((asked) => say('disputeAppealed', { asked }), byMail, toAdmins)
export const ended = toSides((asked, card) => say('disputeEnded', { asked, card }), byMail)
