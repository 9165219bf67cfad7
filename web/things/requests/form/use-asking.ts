import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldErrorsOf } from '../../../kit/api/api-error.ts'
import { hasSignedInMark } from '../../auth/use-user.ts'
import { changePending, placeOf } from '../../photos/pending-photos.ts'
import { remember } from '../open/remembered.ts'
import { atFormFields, type Checked, type Wrongs } from './check-body.ts'
import type { RequestDraft } from './request-draft.ts'
import type { RequestForm } from './request-form.ts'
import { type Post, type Sent, sendRequest } from './send-request.ts'
import type { RequestFormState } from './use-request-form.ts'

export interface AskingOptions<Body> {
  form: RequestFormState
  draft: RequestDraft
  post: Post<Body>
  /** Leads to the first of these; they stand at their fields already. */
  onWrong: (wrongs: Wrongs) => void
  onSent: (sent: Sent) => void
  /** Says what the server refused; what stands at a field is among `wrongs`. */
  onRefused: (error: unknown, wrongs: Wrongs) => void
}

/**
 * The press that asks for help: checks everything and sends it until it is answered, as one request however many tries
 * get lost. Says when a try was lost, and can be stopped while it waits. A phone may drop the page meanwhile: the next
 * one goes on where it was.
 */
export function useAsking<Body>(options: AskingOptions<Body>) {
  const { form, draft, post, onWrong, onSent, onRefused } = options
  const [isWaiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(null)
  // Whoever goes elsewhere in the app takes the press back; the draft still has its key.
  useEffect(() => () => stop(running.current, draft), [draft])

  const { mutate, isPending, data } = useMutation({
    // Also without a network: then the first try is lost and the waiting begins.
    networkMode: 'always',
    mutationFn: (body: Body) => {
      const control = new AbortController()
      running.current = control
      draft.save({ sendingSince: draft.read().sendingSince ?? Date.now() })
      return sendRequest(post, body, draft.read(), draft.save, {
        signal: control.signal,
        onLost: () => setWaiting(true),
      })
    },
    onSuccess: (sent) => close(draft, sent),
    onSettled: () => setWaiting(false),
  })

  const goOn = useEffectEvent(() => {
    const unanswered = draft.unanswered()
    if (unanswered === null) return
    setWaiting(true)
    // Written from such a body, before the page was loaded again.
    mutate(JSON.parse(unanswered) as Body, { onSuccess: onSent, onError: refuse })
  })
  useEffect(() => goOn(), [])

  function refuse(error: unknown) {
    draft.save({ sendingSince: null })
    // Stopped by the reader: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    const wrongs = atFormFields(fieldErrorsOf(error))
    form.showWrongs(wrongs)
    onRefused(error, wrongs)
    onWrong(wrongs)
  }
  function submit(check: (form: RequestForm, now: number) => Checked<Body>) {
    if (isPending || data) return
    const { wrongs, body } = form.check(check)
    if (wrongs) onWrong(wrongs)
    else mutate(body, { onSuccess: onSent, onError: refuse })
  }

  return {
    submit,
    stop: () => stop(running.current, draft),
    isSending: isPending,
    isWaiting,
    sent: data,
  }
}

function stop(running: AbortController | null, draft: RequestDraft) {
  if (!running || running.signal.aborted) return
  draft.save({ sendingSince: null })
  running.abort()
}

/** Before a draft is forgotten, its photos go on with the request that was made of it, and a guest's link is kept. */
async function close(draft: RequestDraft, { requestId, accessToken }: Sent) {
  if (requestId && accessToken && !hasSignedInMark())
    remember({ id: requestId, token: accessToken })
  const from = placeOf.draft(draft.read().photosKey)
  if (requestId) await changePending(from, { place: placeOf.request(requestId) })
  draft.close()
}
