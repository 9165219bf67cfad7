import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LiveMessage } from '#contract/events.ts'
import { type LiveState, useLive } from '../api/live.ts'
import { jobs } from '../messages/en/jobs.ts'
import { hearMessage } from '../messaging/keys.ts'
import { readAgain } from '../requests/asked/use-request.ts'
import { hearReview } from '../reviews/use-job-reviews.ts'
import { announce } from '../ui/announce.ts'
import { refreshBoard } from './board/refresh-board.ts'
import { driversKey, fleetKey, membersKey, overviewKey, providersKey, unitsKey } from './keys.ts'

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
    hearReview(client, message)
    alsoHear?.(message)
    const { requests, keys } = gathered.current
    if (name === 'fleet_changed')
      for (const key of [fleetKey, unitsKey, membersKey, providersKey, driversKey]) keys.add(key)
    else if (name === 'driver_changed') {
      keys.add(driversKey)
      keys.add(unitsKey)
    } else if (requestId && !/^(message|review|photo)_/.test(name)) {
      requests.add(requestId)
      keys.add(overviewKey)
      // A driver's status follows his jobs.
      if (/^(job_|bid_accepted|request_)/.test(name)) keys.add(driversKey)
      if (name === 'job_confirmed') keys.add(providersKey)
      if (name.startsWith('job_') || name === 'bid_submitted' || name === 'approval_asked')
        announce(`${jobs.events[name]}.`)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(read, gatherMs)
  }

  function read() {
    const { requests, keys } = gathered.current
    gathered.current = { requests: new Set(), keys: new Set() }
    for (const queryKey of keys) client.invalidateQueries({ queryKey })
    for (const id of requests) readAgain(client, id)
    if (requests.size > 0) refreshBoard(client, requests)
  }
}
