import { useEffect, useRef, useState } from 'react'
import { addConversationPhoto, type Photo, removePhoto } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call, newKey } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { type Sending, sendPhoto } from './send-photo.ts'
import { NotAPhoto, shrinkPhoto } from './shrink-photo.ts'

export interface PhotoToSend {
  key: string
  blob: Blob
  /** Null once it has arrived. */
  sending: Sending | null
  photo: Photo | null
}

const most = settings.messages.photos

/**
 * The photos of the next message in a conversation: each is sent as soon as it is chosen, so that the message itself
 * only names them (`photoIds`). `isSending` while one is on its way; `clear` when the message stands.
 */
export function useConversationPhotos(bidId: string) {
  const { token } = useAccess()
  const [items, setItems] = useState<readonly PhotoToSend[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPreparing, setPreparing] = useState(false)
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const control of all.values()) control.abort()
    }
  }, [])

  const patch = (key: string, part: Partial<PhotoToSend>) =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)))

  async function send(key: string, file: Blob, idempotencyKey = key) {
    const control = new AbortController()
    running.current.set(key, control)
    patch(key, { sending: { state: 'waiting' } })
    try {
      const photo = await sendPhoto(
        addConversationPhoto,
        { params: { id: bidId }, token, file, idempotencyKey, signal: control.signal },
        (sending) => patch(key, { sending }),
      )
      patch(key, { photo, sending: null })
    } catch (error) {
      if (control.signal.aborted) return
      patch(key, { sending: { state: 'refused', sentence: sentenceOf(error, words.failed) } })
    }
  }

  /** Takes chosen files; says in `refusal` what was not taken. */
  async function add(files: readonly File[]) {
    const room = most - items.length
    setRefusal(files.length > room ? words.messageFull(most) : null)
    setPreparing(true)
    for (const file of files.slice(0, room)) {
      try {
        const blob = await shrinkPhoto(file)
        const key = newKey()
        setItems((now) => [...now, { key, blob, sending: null, photo: null }])
        void send(key, blob)
      } catch (error) {
        if (!(error instanceof NotAPhoto)) throw error
        setRefusal(error.message)
      }
    }
    setPreparing(false)
  }

  function remove(key: string) {
    running.current.get(key)?.abort()
    const photo = items.find((item) => item.key === key)?.photo
    setItems((now) => now.filter((item) => item.key !== key))
    // One that stays behind belongs to no message, so nobody sees it.
    if (photo) call(removePhoto, { params: { id: photo.id }, token }).catch(() => {})
  }

  return {
    items,
    add,
    remove,
    retry: (key: string) => {
      const item = items.find((one) => one.key === key)
      if (item) void send(key, item.blob, newKey())
    },
    clear: () => setItems([]),
    refusal,
    isPreparing,
    isSending: isPreparing || items.some(({ photo }) => photo === null),
    /** Those that are on their way, for who keeps them until they have arrived. */
    unsent: items.flatMap(({ key, blob, photo }) => (photo ? [] : [{ id: key, blob }])),
    /** One is to be sent again or taken out first. */
    isRefused: items.some(({ sending }) => sending?.state === 'refused'),
    photoIds: items.flatMap(({ photo }) => (photo ? [photo.id] : [])),
    /** Why no more can be added, a sentence, or null. */
    fullReason: items.length >= most ? words.messageFull(most) : null,
  }
}
