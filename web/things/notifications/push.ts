import { readPushKey, subscribePush, unsubscribePush } from '#contract/notifications.ts'
import { toldInSession } from '../../kit/api/by-session.ts'
import { call } from '../../kit/api/call.ts'
import { inTurn } from '../../kit/api/in-turn.ts'
import { forget, keep, readKept } from '../../kit/api/storage.ts'

/** Who has switched it on in this browser. */
const kept = 'roadcall:push'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** What this browser can do and does for this person. */
export function readPushState(userId: string): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && readKept(kept) === userId ? 'on' : 'off'
}

/** Asks the reader where they have not been asked; from then on this browser shows their news until they sign out. */
export async function switchPushOn(userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(userId)
  await subscribe()
  keep(kept, userId)
  return 'on'
}

export async function switchPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  await call(unsubscribePush)
  forget(kept)
  return 'off'
}

/** By then a push service may have given the browser another address. */
const renewAfterMs = 24 * 60 * 60_000

const inOrder = inTurn()

/**
 * A session that begins anew shows news again where its reader had switched it on: told once, and again each day. One look after the
 * other: the bell of a page that is drawn anew meanwhile tells nothing twice.
 */
export const renewPush = (userId: string): Promise<void> =>
  inOrder(async () => {
    if (readPushState(userId) !== 'on' || wasTold(userId)) return
    await subscribe()
    keep(toldInSession, { userId, at: Date.now() } satisfies Told)
  })

interface Told {
  userId: string
  /** Milliseconds since 1970, by this device's clock. */
  at: number
}

function wasTold(userId: string): boolean {
  const told = readKept(toldInSession) as Partial<Told> | null
  const age = Date.now() - Number(told?.at)
  // A clock that was set back makes nothing new.
  return told?.userId === userId && age >= 0 && age < renewAfterMs
}

async function subscribe(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const { publicKey } = await call(readPushKey)
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call(subscribePush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } })
}
