import { type FormEvent, useState } from 'react'
import { corrections } from '#contract/words/en/corrections.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { useRequestDeeds } from '../asked/use-request-deeds.ts'
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
  const { correct } = useRequestDeeds(requestId)

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
    refusal: correct.error && !isAtField ? sentenceOf(correct.error, words.notSaved) : null,
  }
}
