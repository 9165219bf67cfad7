import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { IndividualRequest } from '#contract/asking.ts'
import type { RequestDraft } from './request-draft.ts'
import { sendRequest } from './send-request.ts'

/** Sends the request until it is answered; says when a try was lost, and can be stopped while it waits. */
export function useSubmitRequest(draft: RequestDraft) {
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(null)
  // Nobody waits for the answer on a page that is gone; the draft still has its key.
  useEffect(() => () => running.current?.abort(), [])

  const { mutate, isPending, data } = useMutation({
    // Also without a network: then the first try is lost and the waiting begins.
    networkMode: 'always',
    mutationFn: (body: IndividualRequest) => {
      const control = new AbortController()
      running.current = control
      return sendRequest(body, draft.read(), draft.save, {
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
