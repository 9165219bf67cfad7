import { useState } from 'react'
import { textsConsent } from '#contract/texting.ts'
import { createMapRequest, type MapRequest } from '#contract/towing.ts'
import { towing } from '#contract/words/en/towing.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import type { Post, Sent } from '../../../things/requests/form/send-request.ts'
import { type AskingOptions, useAsking } from '../../../things/requests/form/use-asking.ts'
import { checkMapRequest } from './map-request.ts'

const post: Post<MapRequest> = (body, how) =>
  call(createMapRequest, { body: { ...body, textsConsent }, ...how })

export interface FlowSubmitOptions
  extends Pick<AskingOptions<MapRequest>, 'form' | 'draft' | 'onWrong'> {
  onSent: (sent: Required<Omit<Sent, 'isPlaced'>>) => void
}

/** Nothing on the map's way ends in success without the request. */
export function useFlowSubmit({ onSent, ...options }: FlowSubmitOptions) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { submit, stop, sent, isSending, isWaiting } = useAsking({
    ...options,
    post,
    onSent: ({ requestId, accessToken, isEarlier }) =>
      requestId && accessToken
        ? onSent({ requestId, accessToken, isEarlier })
        : // Without an id there is nothing to show: that is no success.
          setRefusal(towing.details.failed),
    onRefused: (error) => setRefusal(sentenceOf(error, towing.details.failed)),
  })
  return {
    /** `providerId` is whom it is for; null for everybody nearby. */
    submit(providerId: string | null) {
      setRefusal(null)
      submit((form, now) => checkMapRequest(form, now, providerId))
    },
    stop,
    refusal,
    isWaiting,
    isBusy: isSending || sent !== undefined,
  }
}
export type FlowSubmit = ReturnType<typeof useFlowSubmit>
