import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changes, effects, type Shown } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { type LiveState, useLive } from '../../kit/api/live.ts'
import { announce } from '../../kit/ui/announce.ts'
import { hearMessage } from '../../things/messaging/keys.ts'
import { providersKey } from '../../things/offers/standing/use-fleet-providers.ts'
import { hearProofs } from '../../things/proofs/keys.ts'
import { readAgain } from '../../things/requests/asked/use-request.ts'
import { hearReview } from '../../things/reviews/use-job-reviews.ts'
import { refreshBoard } from './board/refresh-board.ts'
import { driversKey, fleetKey, membersKey, moneyKey, overviewKey, unitsKey } from './keys.ts'

/** What the fleet's pages show, as it is kept in memory. Of the board only what has changed is read. */
const keys: Partial<Record<Shown, readonly string[]>> = {
  request: overviewKey,
  fleet: fleetKey,
  members: membersKey,
  drivers: driversKey,
  units: unitsKey,
  fleetProviders: providersKey,
  fleetMoney: moneyKey,
}

/** Forty trucks make bursts of news; what comes within this time is read in one go. */
const gatherMs = 250

/**
 * Keeps the fleet's pages up to the live stream: of the board only the pages that something happened on are read.
 * A page that shows more of a request hears the messages too.
 */
export function useFleetLive(alsoHear?: (message: LiveMessage) => void): LiveState {
  const client = useQueryClient()
  const gathered = useRef({ requests: new Set<string>(), keys: new Set<readonly string[]>() })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useLive({ onMessage: hear })

  function hear(message: LiveMessage) {
    const { name, requestId } = message
    hearMessage(client, message)
    hearProofs(client, message)
    hearReview(client, message)
    alsoHear?.(message)
    for (const what of effects[name].changes) {
      const key = keys[what]
      if (key) gathered.current.keys.add(key)
    }
    if (requestId && changes(name, 'request')) gathered.current.requests.add(requestId)
    if (effects[name].saidTo.includes('fleet')) announce(`${jobHistory.events[name]}.`)
    // News that never pause must not put the reading off for ever.
    timer.current ??= setTimeout(read, gatherMs)
  }

  function read() {
    timer.current = undefined
    const { requests, keys } = gathered.current
    gathered.current = { requests: new Set(), keys: new Set() }
    for (const queryKey of keys) client.invalidateQueries({ queryKey })
    for (const id of requests) readAgain(client, id)
    if (requests.size > 0) refreshBoard(client, requests)
  }
}
