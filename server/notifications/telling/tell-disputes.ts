import type { Settling } from '#contract/disputes.ts'
import { paths } from '#contract/paths.ts'
import type { Side } from '#contract/photos.ts'
import type { RequestFacts } from './facts.ts'
import type { Notice, Teller } from './notice.ts'
import { type Said, say } from './say.ts'
import { byAll, byMail, byMailOrText, type Channels, toOwners, toProviders } from './to-whom.ts'

type OfDispute = Teller<{
  disputeId: string
  to: Side | null
  amount: string
  because?: string
  settledBy?: Settling
}>
type About = Parameters<OfDispute>

/** To the side that it concerns now, or to both; each reads of the request in its own words. */
const toSides =
  (
    says: (
      asked: RequestFacts['own'],
      card: string,
      how: { because: string | undefined; settledBy: Settling | undefined },
    ) => Said,
    channels: Channels,
    beside?: (about: About) => Promise<Notice[]>,
  ): OfDispute =>
  async (...about: About): Promise<Notice[]> => {
    const [{ requestId, jobId, providerId, payload }, facts] = about
    const request = await facts.request(requestId)
    if (!request || !jobId) return []
    const { to, amount, because, settledBy } = payload
    const how = { because, settledBy }
    const users = to === 'customer' ? [] : await facts.providerUser(providerId)
    // Who has no account reads no mail beside a road.
    const ownersBy = channels === byMail ? byMailOrText(request) : channels
    return [
      ...(to === 'provider' ? [] : toOwners(request, says(request.own, amount, how), ownersBy)),
      ...(to === 'customer'
        ? []
        : [toProviders(users, says(request.asked, amount, how), paths.ownJob(jobId), channels)]),
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
export const decided = toSides(
  (asked, card, { because }) =>
    because ? say('comebackMissed', { asked, card }) : say('disputeDecided', { asked, card }),
  byMail,
)
export const appealed = toSides((asked) => say('disputeAppealed', { asked }), byMail, toAdmins)
export const ended = toSides(
  (asked, card, { because, settledBy }) =>
    because === 'comeback'
      ? say('comebackDone', { asked, card })
      : say('disputeEnded', { asked, card, settledBy }),
  byMail,
)
export const comebackOffered = toSides(
  (asked, card) => say('comebackOffered', { asked, card }),
  byAll,
)
export const comebackUndone = toSides((asked) => say('comebackUndone', { asked }), byMail, toAdmins)

type OfComeback = Teller<{ until: string }>

/** The job at no charge is there: each side with the way to it. */
export const comebackBegun: OfComeback = async (
  { requestId, jobId, providerId, payload },
  facts,
) => {
  const request = await facts.request(requestId)
  if (!request || !jobId) return []
  const until = { at: payload.until, timeZone: request.wanted.timeZone }
  const business = (await facts.nameOf(providerId)) ?? ''
  return [
    ...toOwners(request, say('comebackBegun', { asked: request.own, business, until }), byAll),
    toProviders(
      await facts.providerUser(providerId),
      say('comebackYours', { asked: request.asked, until }),
      paths.ownJob(jobId),
      byAll,
    ),
  ]
}

export const comebackDue: OfComeback = async ({ requestId, jobId, providerId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request || !jobId) return []
  const until = { at: payload.until, timeZone: request.wanted.timeZone }
  const says = say('comebackDue', { asked: request.asked, until })
  return [toProviders(await facts.providerUser(providerId), says, paths.ownJob(jobId), byAll)]
}
