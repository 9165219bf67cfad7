import { useState } from 'react'
import { createMapRequest, type MapRequest } from '#contract/towing.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { towing } from '../../../messages/en/towing.ts'
import type { RequestDraft } from '../../../things/requests/request-draft.ts'
import type { Post, Sent } from '../../../things/requests/send-request.ts'
import type { RequestFormState } from '../../../things/requests/use-request-form.ts'
import { useSubmitRequest } from '../../../things/requests/use-submit-request.ts'
import { withPhotos } from '../../../things/requests/with-photos.ts'
import { atFormFields, checkMapRequest } from './check-map-request.ts'

const post: Post<MapRequest> = (body, how) => call(createMapRequest, { body, ...how })

export interface FlowSubmitOptions {
  form: RequestFormState
  draft: RequestDraft
  /** Leads to the first of these; they stand at their fields already. */
  onWrong: (wrongs: Record<string, string>) => void
  onSent: (sent: Required<Sent>) => void
}

/** Checks everything and sends it, once, however many tries get lost. Nothing ends in success without the request. */
export function useFlowSubmit({ form, draft, onWrong, onSent }: FlowSubmitOptions) {
  const { send, sent, stop, isSending, isWaiting } = useSubmitRequest(post, withPhotos(draft))
  const [refusal, setRefusal] = useState<string | null>(null)

  function refuse(error: unknown) {
    // Stopped by the reader: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    const wrongs = atFormFields(fieldErrorsOf(error))
    form.showWrongs(wrongs)
    setRefusal(sentenceOf(error, towing.details.failed))
    onWrong(wrongs)
  }

  /** `providerId` is whom it is for; null for everybody nearby. */
  function submit(providerId: string | null) {
    if (isSending || sent) return
    setRefusal(null)
    const { body, wrongs } = form.check((now, time) => checkMapRequest(now, time, providerId))
    if (!body) return onWrong(wrongs)
    send(body, {
      onSuccess: ({ requestId, accessToken, isEarlier }) =>
        requestId && accessToken
          ? onSent({ requestId, accessToken, isEarlier })
          : // Without an id there is nothing to show: that is no success.
            setRefusal(towing.details.failed),
      onError: refuse,
    })
  }

  return { submit, stop, refusal, isWaiting, isBusy: isSending || sent !== undefined }
}
export type FlowSubmit = ReturnType<typeof useFlowSubmit>
