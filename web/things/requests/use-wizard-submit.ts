import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { createIndividualRequest, type IndividualRequest } from '#contract/asking.ts'
import { settings } from '#contract/settings.ts'
import { fieldErrorsOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { toast } from '../../kit/ui/toast.ts'
import { paths } from '../../paths.ts'
import { checkRequest, firstWrong } from './check-request.ts'
import type { RequestDraft } from './request-draft.ts'
import type { RequestField } from './request-form.ts'
import type { Post } from './send-request.ts'
import { acceptedWords, refusalWords } from './submit-words.ts'
import type { RequestFormState } from './use-request-form.ts'
import { useSubmitRequest } from './use-submit-request.ts'
import { withPhotos } from './with-photos.ts'

const post: Post<IndividualRequest> = (body, how) => call(createIndividualRequest, { body, ...how })

/** The last press: checks everything, sends, and leads to the first wrong field or to the bids (S0 §8). */
export function useWizardSubmit(
  form: RequestFormState,
  draft: RequestDraft,
  leadTo: (field: RequestField) => void,
) {
  const navigate = useNavigate()
  const { send, sent, stop, isSending, isWaiting } = useSubmitRequest(post, withPhotos(draft))

  function leadToFirst(wrongs: Record<string, string>) {
    const field = firstWrong(wrongs)
    if (field) leadTo(field)
  }
  function refuse(error: unknown) {
    // Stopped by the reader: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast(refusalWords(error))
    form.showWrongs(fieldErrorsOf(error))
    leadToFirst(fieldErrorsOf(error))
  }
  function submit() {
    if (isSending || sent) return
    const { body, wrongs } = form.check(checkRequest)
    if (!body) return leadToFirst(wrongs)
    send(body, { onSuccess: (answer) => void toast(acceptedWords(answer)), onError: refuse })
  }

  const bidsPage =
    sent?.requestId && sent.accessToken ? paths.bids(sent.requestId, sent.accessToken) : null
  useEffect(() => {
    if (!bidsPage) return
    const timer = setTimeout(
      () => navigate(bidsPage, { replace: true }),
      settings.redirect.afterSubmitMs,
    )
    return () => clearTimeout(timer)
  }, [bidsPage, navigate])

  return {
    submit,
    stop,
    isWaiting,
    isBusy: isSending || bidsPage !== null,
    isSent: sent !== undefined,
  }
}
