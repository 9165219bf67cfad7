import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { settings } from '#contract/settings.ts'
import type {
  Fix,
  sendPositions,
  sendPositionsAsTechnician,
  setSharing,
  setSharingAsTechnician,
} from '#contract/trips.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { onServer } from '../../kit/ui/clock.ts'
import { fixOf } from './quick-fix.ts'

/** Whose positions, and by which calls: the technician's own or the business's. */
export interface Shared {
  jobId: string
  send: typeof sendPositions | typeof sendPositionsAsTechnician
  set: typeof setSharing | typeof setSharingAsTechnician
  /** What this device knows is kept until the server has heard that somebody set out: before that it wants none. */
  isHeld?: boolean
}

type State = 'asking' | 'on' | 'denied' | 'unsupported' | 'ended'

/**
 * Sends where this device is, as often as the server wants it, while the page is in front and until it wants no more. What
 * could not be sent in a dead zone goes with the next call.
 */
export function useSharing({ jobId, send, set, isHeld = false }: Shared) {
  const { token } = useAccess()
  const [state, setState] = useState<State>('geolocation' in navigator ? 'asking' : 'unsupported')
  const isOn = state === 'asking' || state === 'on'
  const held = useRef(isHeld)
  useEffect(() => {
    held.current = isHeld
  }, [isHeld])

  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    const leave = watch({
      onFix: () => setState('on'),
      onDenied: () => setState('denied'),
      isHeld: () => held.current,
      send: (fixes) =>
        call(send, { params: { id: jobId }, body: { fixes }, token, signal: gone.signal }),
    })
    return () => {
      gone.abort()
      leave()
    }
  }, [isOn, jobId, send, token])

  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      call(set, { params: { id: jobId }, body: { isShared }, token }),
    onSuccess: (_, isShared) => setState(isShared ? 'asking' : 'ended'),
  })
  return {
    state,
    change,
    stop: () => change.mutate(false),
    resume: () => change.mutate(true),
  }
}

interface Watched {
  onFix: () => void
  onDenied: () => void
  isHeld: () => boolean
  send: (fixes: Fix[]) => Promise<{ wanted: boolean; everySeconds: number }>
}

/** Watches the device and sends what it says in batches, the newest where there are too many; the screen stays on meanwhile. */
function watch({ onFix, onDenied, isHeld, send }: Watched): () => void {
  const { perCall, everyMs, apartMs } = settings.trips
  let waiting: Fix[] = []
  let timer: number | undefined
  let isLeft = false
  let isSending = false
  const lock = keepAwake()
  const id = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) => {
      onFix()
      const at = onServer(timestamp)
      const last = waiting.at(-1)
      if (last && at - new Date(last.fixedAt).getTime() < apartMs) return
      waiting = [...waiting, headedFix(coords, at)].slice(-perCall)
      if (timer === undefined && !isSending) flush()
    },
    ({ code }) => {
      if (code === 1) onDenied()
    },
    { enableHighAccuracy: true, maximumAge: apartMs },
  )

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
      const { wanted, everySeconds } = await send(sentNow)
      waiting = waiting.filter((fix) => !sentNow.includes(fix))
      if (!wanted) return leave()
      next = everySeconds * 1000
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
