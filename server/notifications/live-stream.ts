import { liveStream } from '#contract/events.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Language } from '#contract/words/languages.ts'
import { findReachable } from '../asking/reachable.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { RecordedEvent } from '../core/events.ts'
import { gatherReads } from '../core/gather.ts'
import { type Missed, openStream } from '../core/live/open-stream.ts'
import { refuseManyStreams } from '../core/live/refuse-many-streams.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { fleetOf } from '../deals/policy.ts'
import { withRetries } from '../platform/db/retry.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { findFollowing } from '../trips/follow/follow-token.ts'
import { showsOnBoard } from './audience.ts'
import { topicsOf } from './event-rows.ts'
import { chunkOf, placeChunk, readAgainChunk, resumeFrom } from './live-message.ts'

const nothing: Missed = { chunks: '', ids: new Set() }

/** The live stream of a caller: what a session and a link let them hear of (rules C26). */
export function liveRoutes(
  api: Api<Actor>,
  { db, feed, hub, clock }: Services,
  tokens: RequestTokens,
  { limits }: { limits: boolean },
): void {
  // Of thousands that come back at once each is one of many in a few statements.
  const findBoard = gatherReads(
    async (ids) => {
      const rows = await withRetries(() => findReachable(db, ids))
      return new Map(rows.map((row) => [row.id, row]))
    },
    { waitsMs: 10 },
  )

  const begin = () => hub.endings
  api.stream(liveStream, begin, async ({ actor, token, request, reply }, begun) => {
    const grant = token ? await tokens.find(token) : null
    const following = token ? await findFollowing(db, token, clock.now()) : null
    if (actor.kind === 'stranger' && !grant && !following)
      throw new Refusal('not_signed_in', refusals.accounts.signIn)
    const topics: string[] = []
    if (grant) topics.push(`request:${grant.requestId}`, `links:${grant.requestId}`)
    // Who follows hears that something has changed, on a topic of their own; all links are ended together.
    if (following)
      topics.push(
        `follow:${following.requestId}`,
        `follow-link:${following.linkId}`,
        `links:${following.requestId}`,
      )
    // A link ends with the account it was given to.
    if (grant?.userId) topics.push(`holder:${grant.userId}`)
    const worksFor = actor.kind === 'user' ? actor.worksFor : null
    const works = worksFor !== null && mayAtProvider(worksFor.role, 'work')
    const board = works ? await findBoard(worksFor.providerId) : undefined
    if (board) topics.push(`provider:${board.id}`, 'board')
    if (actor.kind === 'user') {
      topics.push(`user:${actor.userId}`, `session:${actor.sessionHash}`)
      if (actor.userType === 'admin') topics.push('admins')
      const claim = await claimOf(db, tokens, actor, null)
      const fleetId = fleetOf(claim)
      if (fleetId) topics.push(`fleet:${fleetId}`)
      if (claim.driver) topics.push(`driver:${claim.driver.id}`)
    }
    const wants = (topic: string, event: RecordedEvent) =>
      topic !== 'board' || (board !== undefined && showsOnBoard(board, event, clock.now()))

    // Where a truck is concerns who may read its trip: no program, no link of one bid, nobody without the day's work.
    const isPerson = actor.kind === 'user' && !actor.key
    const seesRequest = grant?.onlyBidId === null
    const seesTrips = (topic: string) => {
      if (topic.startsWith('follow:')) return true
      if (topic.startsWith('request:')) return seesRequest
      return isPerson && (works || !topic.startsWith('provider:'))
    }

    if (limits) {
      const counted = [
        ...(token ? [`link:${hashToken(token).toString('base64url')}` as const] : []),
        ...(actor.kind === 'user' ? [`account:${actor.userId}` as const] : []),
        `network:${networkOf(request.ip)}` as const,
      ]
      refuseManyStreams(hub, counted)
      topics.push(...counted)
    }
    const language = languageOf(request)
    // A stream asks nobody again while it lasts, so it ends with the session that has opened it.
    const endsAt = earliest(actor.kind === 'user' ? actor.endsAt : null, following?.endsAt ?? null)
    const lastEventId = request.headers['last-event-id']
    openStream({
      reply,
      hub,
      topics,
      language,
      wants,
      seesTrips,
      endsAt,
      position: lastEventId === undefined ? feed.settledUpTo : null,
      begun,
      missed: () => missedSince(lastEventId, topics, language, wants),
    })
  })

  /** What happened after the last event that the reader has got. It hears already what is new. */
  async function missedSince(
    lastEventId: string | string[] | undefined,
    topics: string[],
    language: Language,
    wants: (topic: string, event: RecordedEvent) => boolean,
  ): Promise<Missed> {
    if (typeof lastEventId !== 'string') return nothing
    const settled = feed.settledUpTo ?? 0
    const from = resumeFrom(lastEventId)
    const events = from === null ? null : await feed.since(from)
    if (from === null || events === null)
      return { chunks: readAgainChunk(settled), ids: nothing.ids }
    const missed = events.filter((event) =>
      topicsOf(event).some((topic) => topics.includes(topic) && wants(topic, event)),
    )
    // What is older than the settled ones was in this reading, what is younger may still have predecessors.
    const chunks = missed.map((event) =>
      chunkOf(event, language, Math.max(from, Math.min(event.id, settled))),
    )
    chunks.push(placeChunk(Math.max(from, settled)))
    return { chunks: chunks.join(''), ids: new Set(missed.map(({ id }) => id)) }
  }
}

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)
