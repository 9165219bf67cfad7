import type { Sessions } from '../auth/sessions.ts'
import type { RecordedEvent } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { staleAfter, topicsOf } from './event-rows.ts'
import { endsFollowing, followedChunk, isFollowed } from './followed.ts'
import { chunksOf } from './live-message.ts'
import { tellMoved } from './tell-moved.ts'

/** What every process does with every event: keeps the memory true, ends rights that have ended, tells open screens. */
export function react(services: Services, sessions: Sessions): void {
  const { feed, hub, versions } = services
  feed.subscribe((event) => {
    for (const key of staleAfter(event)) versions.bump(key)
    endRights(event)
    hub.publish(event, topicsOf(event), chunksOf(event, feed.settledUpTo ?? 0))
    tellFollowers(event)
  })
  feed.onDown(() => versions.forgetAll())
  tellMoved(services)

  function tellFollowers(event: RecordedEvent) {
    const { name, requestId } = event
    // From now on they may follow for an hour: who comes back is told until when.
    if (endsFollowing.has(name)) hub.end(`follow:${requestId}`)
    else if (isFollowed.has(name)) hub.publish(event, [`follow:${requestId}`], () => followedChunk)
  }

  function endRights({ name, requestId, userId, providerId, payload }: RecordedEvent) {
    if (name === 'access_restored' && userId) sessions.forget(userId)
    if (name === 'access_ended' && userId) {
      sessions.forget(userId)
      hub.end(payload ? `session:${payload.session}` : `user:${userId}`)
      if (!payload) hub.end(`holder:${userId}`)
    }
    // Who still has a good one comes back.
    if (name === 'links_ended') hub.end(`links:${requestId}`)
    if (name === 'link_revoked' && payload) hub.end(`follow-link:${payload.link}`)
    // A stream knows where its provider stands; it begins again when that has changed.
    if (name === 'provider_changed' || name === 'provider_status_changed')
      hub.end(`provider:${providerId}`)
  }
}
