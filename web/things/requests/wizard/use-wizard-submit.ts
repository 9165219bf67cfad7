import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { createIndividualRequest, type IndividualRequest } from '#contract/asking.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { textsConsent } from '#contract/texting.ts'
import { call } from '../../../kit/api/call.ts'
import { toast } from '../../../kit/ui/toast.ts'
import type { Wrongs } from '../form/check-body.ts'
import type { RequestDraft } from '../form/request-draft.ts'
import type { RequestField } from '../form/request-form.ts'
import type { Post } from '../form/send-request.ts'
import { useAsking } from '../form/use-asking.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { firstWrong } from './fields-of-steps.ts'
import { checkRequest } from './individual-request.ts'
import { acceptedWords, refusalWords } from './submit-words.ts'

const post: Post<IndividualRequest> = (body, how) =>
  call(createIndividualRequest, { body: { ...body, textsConsent }, ...how })

/** The last press: leads to the first wrong field or to the bids (S0 §8). */
export function useWizardSubmit(
  form: RequestFormState,
  draft: RequestDraft,
  leadTo: (field: RequestField, wrongs: Wrongs) => void,
) {
  const navigate = useNavigate()
  const { submit, stop, sent, isSending, isWaiting } = useAsking({
    form,
    draft,
    post,
    onWrong(wrongs) {
      const field = firstWrong(wrongs)
      if (field) leadTo(field, wrongs)
    },
    onSent: (answer) => void toast(acceptedWords(answer)),
    onRefused: (error) => void toast(refusalWords(error)),
  })

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
    submit: () => submit(checkRequest),
    stop,
    isWaiting,
    isBusy: isSending || bidsPage !== null,
    isSent: sent !== undefined,
  }
}
