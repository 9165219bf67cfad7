import { type EventName, eventNames } from '#contract/event-names.ts'
import type { KeyKeeper } from '#contract/key-scopes.ts'
import { eventRows } from '../event-rows.ts'
import { admins, bidders, boards, type Hearers, losers, owner, provider } from '../hearers.ts'

/** By which hearers of the live stream each kind of keeper is reached. */
const reachedAs: Record<KeyKeeper, readonly Hearers<never>[]> = {
  customer: [owner],
  business_customer: [owner],
  service_provider: [provider, boards, losers, bidders],
  admin: [admins],
}

/** The events of which a keeper may be told: those of which it hears on an open screen, by the same rows. */
export const eventsFor = (kind: KeyKeeper): EventName[] =>
  eventNames.filter((name) =>
    eventRows[name].hears.some((hear) => reachedAs[kind].some((reached) => reached === hear)),
  )
