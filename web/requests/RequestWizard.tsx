import type { FormEvent } from 'react'
import { useUser } from '../auth/use-user.ts'
import { requests } from '../messages/en/requests.ts'
import { BasicsStep } from './BasicsStep.tsx'
import { stepOfField } from './check-request.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import type { RequestDraft } from './request-draft.ts'
import type { RequestField } from './request-form.ts'
import { SendingNotice } from './SendingNotice.tsx'
import { useRequestForm } from './use-request-form.ts'
import { headingId, type StepState } from './use-step-focus.ts'
import { useWizardSubmit } from './use-wizard-submit.ts'
import { WizardButtons } from './WizardButtons.tsx'

export interface RequestWizardProps {
  draft: RequestDraft
  /** Counted from 1. */
  step: number
  /** The service that the link asks for, in any spelling. */
  asked: string | null
  onStep: (step: number, state?: StepState) => void
  /** The reader has chosen for himself; what the link asked for is over. */
  onServiceChosen: () => void
  addressOf: (step: number) => string
}

/** The form of S0 §2.7. Going on checks nothing; the last press checks everything. */
export function RequestWizard({
  draft,
  step,
  asked,
  onStep,
  onServiceChosen,
  addressOf,
}: RequestWizardProps) {
  const { data: user } = useUser()
  const form = useRequestForm(draft, asked, user)
  const goToField = (focus: RequestField) => onStep(stepOfField(focus), { focus })
  const { submit, stop, isWaiting, isBusy, isSent } = useWizardSubmit(form, draft, goToField)
  const isLast = step === requests.steps.length

  function press(event: FormEvent) {
    event.preventDefault()
    if (isLast) submit()
    else onStep(step + 1)
  }
  function restart() {
    const undo = form.startOver()
    if (step > 1) onStep(1)
    return undo
  }

  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-8">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId(step)} tabIndex={-1} className="text-2xl focus:outline-none">
          {requests.steps[step - 1]}
        </h2>
        <DraftNotice
          restoredAt={draft.restoredAt}
          hasBegun={form.isBegun && !isBusy}
          onStartOver={restart}
        />
      </div>
      {step === 1 && <BasicsStep form={form} onServiceChosen={onServiceChosen} />}
      {step === 2 && <DetailsStep form={form} onChooseService={() => goToField('serviceType')} />}
      {isLast && (
        <ReviewStep
          form={form}
          isSending={isBusy}
          linkTo={(to, focus) => ({ to: addressOf(to), state: { focus } })}
        />
      )}
      {isWaiting && <SendingNotice onStop={stop} />}
      <WizardButtons
        isFirst={step === 1}
        isLast={isLast}
        isBusy={isBusy}
        sentReason={isSent && !isBusy ? requests.result.noLink : null}
        onPrevious={() => onStep(step - 1)}
      />
    </form>
  )
}
