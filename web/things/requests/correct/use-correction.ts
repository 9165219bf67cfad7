import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Correction, correctRequest } from '#contract/correcting.ts'
import { textsConsent } from '#contract/texting.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import { failedOrStopped } from '../../../kit/trying-dialog.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { useNewLink } from '../asked/use-new-link.ts'
import { readAgain } from '../asked/use-request.ts'
import { atFormFields } from '../form/check-body.ts'
import { focusFirstWrong } from '../form/focus-wrong.ts'
import { passingDraft } from '../form/request-draft.ts'
import type { RequestForm } from '../form/request-form.ts'
import { useRequestForm } from '../form/use-request-form.ts'
import { checkCorrection } from './correction-body.ts'

/** The form that corrects a request, and its sending. */
export function useCorrection(requestId: string, before: RequestForm, onDone: () => void) {
  const words = corrections.form
  const [draft] = useState(() => passingDraft(before))
  const [check] = useState(() => checkCorrection(before))
  const form = useRequestForm(draft, null, null)
  const correct = useCorrect(requestId)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (correct.isPending) return
    const { wrongs, body } = form.check(check)
    if (wrongs) return focusFirstWrong(wrongs)
    correct.mutate(body, {
      onSuccess() {
        toast({ title: words.saved, tone: 'success' })
        onDone()
      },
      onError(error) {
        const refused = atFormFields(fieldErrorsOf(error))
        form.showWrongs(refused)
        focusFirstWrong(refused)
      },
    })
  }
  const isAtField = Object.keys(fieldErrorsOf(correct.error)).length > 0
  return {
    form,
    submit,
    isPending: correct.isPending,
    refusal:
      correct.error && !isAtField
        ? sentenceOf(correct.error, failedOrStopped(correct.error, words.notSaved))
        : null,
    trying: { isLost: correct.isLost, stop: correct.stop },
  }
}

/** Sent until the server answers: who corrects a request may stand beside the truck. */
function useCorrect(id: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const keyOf = useKeyOf()
  const { send, isLost, stop } = useUntilAnswered()
  const deed = useMutation({
    mutationFn: (said: Correction) => {
      const body = { ...said, textsConsent }
      return send(
        (attempt) => call(correctRequest, { params: { id }, token, body, ...attempt }),
        keyOf(said),
      )
    },
    onSuccess: useNewLink(id),
    onSettled: () => readAgain(client, id),
  })
  return { ...deed, isLost, stop }
}
