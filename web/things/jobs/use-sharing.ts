import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { settings } from '#contract/settings.ts'
import type {
  Fix,
  sendPositions,
  sendPositionsAsTechnician,
  setSharing,
  setSharingAsTechnician,
  Wanted,
} from '#contract/trips.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { onServer } from '../../kit/ui/clock.ts'
import { proofsKey } from '../proofs/keys.ts'
import { fixOf } from './quick-fix.ts'

/** Whose positions, and by which calls: the technician's own or the business's. */
export interface Shared {
  jobId: string
  send: typeof sendPositions | typeof sendPositionsAsTechnician
  set: typeof setSharing | typeof setSharingAsTechnician
  /** What this device knows is kept until the server has heard that somebody set out: before that it wants none. */
  isHeld?: boolean
  /** At the place: what is sent shows that they wait there. */
  stays?: boolean
}

type State = 'asking' | 'sending' | 'on' | 'denied' | 'unsupported' | 'ended' | 'done'

/**
 * Sends where this device is, as often as the server wants it, while the page is in front and until it wants no more. What
 * could not be sent in a dead zone goes with the next call.
 */
export function useSharing({ jobId, send, set, isHeld = false, stays = false }: Shared) {
  const { token } = useAccess()
  const client = useQueryClient()
  const [state, setState] = useState<State>('geolocation' in navigator ? 'asking' : 'unsupported')
  const isOn = ['asking', 'sending', 'on'].includes(state)
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  }, [isHeld])

  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    const leave = watch({
      // At the place nobody sees it, and it is kept from the first one on.
      onFix: () => setState((now) => (stays || now === 'on' ? 'on' : 'sending')),
      onSeen: () => setState('on'),
      onDenied: () => setState('denied'),
      onOver: (isEnded) => setState(isEnded ? 'ended' : 'done'),
      isHeld: () => held.current,
      send: async (fixes) => {
        const body = { fixes }
        const answer = await call(send, {
          params: { id: jobId },
          body,
          token,
          signal: gone.signal,
        })
        // They read there how often they were seen.
        if (stays) client.invalidateQueries({ queryKey: [...proofsKey, jobId] })
        return answer
      },
    })
    return () => {
      gone.abort()
      leave()
    }
  }, [isOn, jobId, send, token, stays, client])

  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      call(set, { params: { id: jobId }, body: { isShared }, token }),
    onSuccess: (_, isShared) => setState(isShared ? 'asking' : 'ended'),
  })
  return {
    state,
    change,
    isOn,
    stop: () => change.mutate(false),
    /** After a no of the browser it is asked once more: the server knows of no end. */
    start: () => (state === 'denied' ? setState('asking') : change.mutate(true)),
  }
}

interface Watched {
  onFix: () => void
  /** The server has taken one that the customer sees. */
  onSeen: () => void
  onDenied: () => void
  /** None is wanted any more, because sharing has ended or because it is enough. */
  onOver: (isEnded: boolean) => void
  isHeld: () => boolean
  send: (fixes: Fix[]) => Promise<Wanted>
}

/** A device that goes on saying where it is has said it by then. */
const marginMs = 1_000

/** Watches the device and sends what it says in batches, the newest where there are too many; the screen stays on meanwhile. */
function watch({ onFix, onSeen, onDenied, onOver, isHeld, send }: Watched): () => void {
  const { perCall, callEveryMs, everyMs, stillEveryMs, apartMs } = settings.trips
  let waiting: Fix[] = []
  let timer: number | undefined
  let isLeft = false
  let isSending = false
  const lock = keepAwake()
  const begin = (maximumAge: number) =>
    navigator.geolocation.watchPosition(
      take,
      ({ code }) => {
        if (code === 1) onDenied()
      },
      { enableHighAccuracy: true, maximumAge },
    )
  let id = begin(apartMs)
  let isHeard = false
  let isFirst = true
  let saidAt = 0
  let missed: number | undefined
  // Of a device that stands still a browser says nothing more until it is asked anew.
  const again = window.setInterval(() => {
    if (!isHeard) beginAnew()
    isHeard = false
  }, stillEveryMs)

  function forgetMissed() {
    window.clearTimeout(missed)
    missed = undefined
  }

  function beginAnew() {
    forgetMissed()
    navigator.geolocation.clearWatch(id)
    id = begin(0)
  }

  function take({ coords, timestamp }: GeolocationPosition) {
    isHeard = true
    onFix()
    // Asked anew, a device may say what it has said already.
    if (timestamp <= saidAt) return
    saidAt = timestamp
    const at = onServer(timestamp)
    const last = waiting.at(-1)
    if (last && at - new Date(last.fixedAt).getTime() < apartMs) {
      // Too soon after the last one; and of a truck that has stopped there a browser would say nothing more.
      missed ??= window.setTimeout(beginAnew, apartMs + marginMs)
      return
    }
    forgetMissed()
    waiting = [...waiting, headedFix(coords, at)].slice(-perCall)
    if (timer === undefined && !isSending) flush()
  }

  async function flush() {
    timer = undefined
    if (isLeft || waiting.length === 0) return
    if (isHeld()) {
      timer = window.setTimeout(flush, apartMs)
      return
    }
    const sentNow = waiting
    isSending = true
    let next = everyMs
    try {
      const { wanted, everySeconds, isEnded = false, isSeen } = await send(sentNow)
      if (isSeen) onSeen()
      waiting = waiting.filter((fix) => !sentNow.includes(fix))
      if (!wanted) {
        leave()
        return onOver(isEnded)
      }
      next = everySeconds * 1000
      if (isFirst) {
        // What the device knew before they set out is no position of this way, and a truck that still stands there says nothing
        // more: without this the customer reads for a minute that nothing is shared, and the driver that it is.
        isFirst = false
        beginAnew()
        next = Math.min(next, callEveryMs)
      }
    } catch {
      // Nothing is lost: it goes with the next ones.
    } finally {
      isSending = false
    }
    if (!isLeft) timer = window.setTimeout(flush, next)
  }

  function leave() {
    isLeft = true
    window.clearTimeout(timer)
    forgetMissed()
    window.clearInterval(again)
    navigator.geolocation.clearWatch(id)
    lock()
  }
  return leave
}

/** With where it is heading; of who stands that is no number. */
const headedFix = (coords: GeolocationCoordinates, at: number): Fix => ({
  ...fixOf(coords, at),
  heading: coords.heading !== null && Number.isFinite(coords.heading) ? coords.heading % 360 : null,
})

/** A page sends positions only while the screen is on. Where the browser cannot keep it so, it goes as it goes. */
function keepAwake(): () => void {
  let held: WakeLockSentinel | undefined
  let isOver = false
  const hold = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      held = await navigator.wakeLock.request('screen')
      if (isOver) await held.release()
    } catch {
      // Low battery, or not allowed.
    }
  }
  void hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', hold)
    void held?.release()
  }
}
