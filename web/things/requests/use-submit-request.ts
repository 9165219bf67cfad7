import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Post, type Sent, sendRequest, type Tries } from './send-request.ts'

/** What is being sent, as far as sending goes: kept until it stands. */
export interface SendingDraft {
  read(): Readonly<Tries>
  save(tries: Tries): void
  /** It stands; what belongs to it may still be put in order before anybody is told. */
  close(sent: Sent): void | Promise<void>
}

/** Sends the request until it is answered; says when a try was lost, and can be stopped while it waits. */
export function useSubmitRequest<Body>(post: Post<Body>, draft: SendingDraft) {
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(null)
  // Nobody waits for the answer on a page that is gone; the draft still has its key.
  useEffect(() => () => running.current?.abort(), [])

  const { mutate, isPending, data } = useMutation({
    // Also without a network: then the first try is lost and the waiting begins.
    networkMode: 'always',
    mutationFn: (body: Body) => {
      const control = new AbortController()
      running.current = control
      return sendRequest(post, body, draft.read(), draft.save, {
        signal: control.signal,
        onLost: () => setWaiting(true),
      })
    },
    onSuccess: draft.close,
    onSettled: () => setWaiting(false),
  })

  return {
    send: mutate,
    isSending: isPending,
    isWaiting,
    sent: data,
    stop: () => running.current?.abort(),
  }
}
