import { type FormEvent, useEffect } from 'react'
import { photos } from '#contract/words/en/photos.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { placeOf } from '../../photos/pending-photos.ts'
import { usePendingPhotos } from '../../photos/use-pending-photos.ts'
import type { RequestDraft } from '../form/request-draft.ts'
import type { RequestField } from '../form/request-form.ts'
import { SendingNotice } from '../form/SendingNotice.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { stepOfField } from './fields-of-steps.ts'
import { checkRequest } from './individual-request.ts'
import { ReviewStep } from './ReviewStep.tsx'
import type { StepState } from './use-step-focus.ts'
import { useWizardSubmit } from './use-wizard-submit.ts'
import { WizardButtons } from './WizardButtons.tsx'

export interface LastStepProps {
  form: RequestFormState
  draft: RequestDraft
  onStep: (step: number, state?: StepState) => void
  onPrevious: () => void
  addressOf: (step: number, field?: RequestField) => string
  /** From here on nothing can be changed, until it ends. */
  onSending: (isSending: boolean) => void
}

/** Step 3: everything once more, and the press that sends it. */
export function LastStep({ form, draft, onStep, onPrevious, addressOf, onSending }: LastStepProps) {
  const goToField = (focus: RequestField) => onStep(stepOfField(focus), { focus })
  const { submit, stop, isWaiting, isBusy, isSent } = useWizardSubmit(form, draft, goToField)
  const { pending } = usePendingPhotos(placeOf.draft(draft.read().photosKey), 0)
  useEffect(() => onSending(isBusy), [onSending, isBusy])

  function press(event: FormEvent) {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-8">
      <ReviewStep
        form={form}
        photos={pending.length > 0 ? photos.count(pending.length) : null}
        // Before the press: nobody is sent back by it who could have known.
        wrongs={checkRequest(form.values, now()).wrongs ?? {}}
        isSending={isBusy}
        linkTo={(to, focus) => ({ to: addressOf(to, focus), state: focus ? { focus } : {} })}
      />
      {isWaiting && <SendingNotice onStop={stop} />}
      <WizardButtons
        isFirst={false}
        stayReason={isBusy ? requestSteps.sending.now : null}
        onPrevious={onPrevious}
        submit={
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            disabledReason={isSent && !isBusy ? requestSteps.result.noLink : null}
            className="sm:min-w-64"
          >
            {requestSteps.review.submit}
          </Button>
        }
      />
    </form>
  )
}
