import { useSyncExternalStore } from 'react'
import { addRequestPhoto } from '#contract/photos.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { newKey } from '../../kit/api/call.ts'
import { dropPending, type PendingPhoto, readPending } from './pending-photos.ts'
import { type Sending, sendPhoto } from './send-photo.ts'

/**
 * Sends kept photos one after the other while their owner does something else; it belongs to the page, not to what is
 * shown of it.
 */
let sendings: Readonly<Record<string, Sending>> = {}
let queue = Promise.resolve()
const begun = new Map<string, AbortController>()
const listeners = new Set<() => void>()

function tell(id: string, sending: Sending | null): void {
  const { [id]: _, ...others } = sendings
  sendings = sending ? { ...others, [id]: sending } : others
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How it stands with each photo on its way, by its id. */
export const useSendings = () => useSyncExternalStore(subscribe, () => sendings)

export interface Destination {
  requestId: string
  token: string | null
  /** One has arrived. */
  onArrived: () => void
}

/** Puts a photo into the queue; once is enough, and twice does nothing. */
export function sendLater(
  { id, place }: PendingPhoto,
  { requestId, token, onArrived }: Destination,
  idempotencyKey = id,
): void {
  if (begun.has(id)) return
  const control = new AbortController()
  begun.set(id, control)
  tell(id, { state: 'waiting' })
  queue = queue.then(async () => {
    const { signal } = control
    // Its owner may have thought better of it while it waited.
    const photo = (await readPending(place)).find((one) => one.id === id)
    if (signal.aborted || !photo) return tell(id, null)
    const { blob, isShown } = photo
    try {
      const params = { id: requestId }
      const query = { shownToBidders: isShown ? 'yes' : 'no' } as const
      const input = { params, query, token, file: blob, idempotencyKey, signal }
      await sendPhoto(addRequestPhoto, input, (sending) => tell(id, sending))
      await dropPending(id)
      tell(id, null)
      onArrived()
    } catch (error) {
      if (signal.aborted) return
      tell(id, { state: 'refused', sentence: sentenceOf(error, words.failed) })
    }
  })
}

/** What was refused gets another try. A refusal is an answer, so the key of the first is used up. */
export function sendAgain(photo: PendingPhoto, to: Destination): void {
  begun.delete(photo.id)
  sendLater(photo, to, newKey())
}

/** Takes a photo out, wherever it is on its way. */
export async function withdraw(id: string): Promise<void> {
  begun.get(id)?.abort()
  await dropPending(id)
  tell(id, null)
}
