import type { EventName } from '#contract/event-names.ts'
import type { Reach } from '../asking/reach.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { RecordedEvent } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { cellOf, placelessKey } from '../views/provider-board.ts'
import { hearersOf } from './hearers.ts'
import { chunkOf } from './live-message.ts'

/** What every process does with every event: keeps the memory true, ends rights that have ended, tells open screens. */
export function react({ feed, hub, versions }: Services, sessions: Sessions): void {
  feed.subscribe((event) => {
    bumpVersions(event, versions.bump)
    endRights(event)
    hub.publish(event, hearersOf[event.name](event), chunkOf(event))
  })
  feed.onDown(() => versions.forgetAll())

  function endRights({ name, userId, providerId, payload }: RecordedEvent) {
    if (name === 'access_restored' && userId) sessions.forget(userId)
    if (name === 'access_ended' && userId) {
      sessions.forget(userId)
      hub.end(
        typeof payload?.session === 'string' ? `session:${payload.session}` : `user:${userId}`,
      )
    }
    // A stream knows where its provider stands; it begins again when that has changed.
    if (name === 'provider_changed' || name === 'provider_status_changed')
      hub.end(`provider:${providerId}`)
  }
}

/** Answers that show providers are read anew after these. */
const changesFigures = new Set<EventName>([
  'provider_changed',
  'provider_status_changed',
  'review_published',
  'verification_changed',
  'trust_changed',
])

function bumpVersions(event: RecordedEvent, bump: (key: string) => void) {
  if (event.requestId) bump(`request:${event.requestId}`)
  if (event.providerId) bump(`provider:${event.providerId}`)
  if (changesFigures.has(event.name)) bump('providers')
  for (const loser of asIds(event.payload?.losers)) bump(`provider:${loser}`)
  for (const request of asIds(event.payload?.requests)) bump(`request:${request}`)
  const reach = event.payload?.reach as Reach | undefined
  if (!reach) return
  if (reach.lat === null || reach.lng === null) bump(placelessKey(reach.state))
  else bump(cellOf(reach.lat, reach.lng))
}

const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
