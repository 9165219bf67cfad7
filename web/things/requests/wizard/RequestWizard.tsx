import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { fetchWhenIdle } from '../../../kit/api/late.ts'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useUser } from '../../auth/use-user.ts'
import type { RequestDraft } from '../form/request-draft.ts'
import { useRequestForm } from '../form/use-request-form.ts'
import { BasicsStep } from './BasicsStep.tsx'
import { headingId, type StepState } from './use-step-focus.ts'
import { WizardButtons } from './WizardButtons.tsx'
import { detailsStep, draftNotice, lastStep, laterParts } from './wizard-steps.ts'

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
  const [isSending, setSending] = useState(false)
  // From then on it stays: starting over can be undone.
  const [hasNotice, setNotice] = useState(draft.restoredAt !== null)
  if (form.isBegun && !hasNotice) setNotice(true)
  useEffect(() => fetchWhenIdle(laterParts), [])

  function goOn(event: FormEvent) {
    event.preventDefault()
    onStep(step + 1)
  }
  function restart() {
    const undo = form.startOver()
    if (step > 1) onStep(1)
    return undo
  }

  return (
    <div className="flex flex-col gap-8">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId(step)} tabIndex={-1} className="text-2xl focus:outline-none">
          {requests.steps[step - 1]}
        </h2>
        <Suspense fallback={null}>
          {hasNotice && (
            <draftNotice.Part
              restoredAt={draft.restoredAt}
              hasBegun={form.isBegun && !isSending}
              onStartOver={restart}
            />
          )}
        </Suspense>
      </div>
      <Suspense key={step} fallback={<Coming />}>
        {step < requests.steps.length ? (
          <form onSubmit={goOn} noValidate className="flex flex-col gap-8">
            {step === 1 ? (
              <BasicsStep form={form} onServiceChosen={onServiceChosen} />
            ) : (
              <detailsStep.Part
                form={form}
                photosKey={draft.read().photosKey}
                onChooseService={() => onStep(1, { focus: 'serviceType' })}
              />
            )}
            <WizardButtons isFirst={step === 1} onPrevious={() => onStep(step - 1)} />
          </form>
        ) : (
          <lastStep.Part
            form={form}
            draft={draft}
            onStep={onStep}
            addressOf={addressOf}
            onSending={setSending}
          />
        )}
      </Suspense>
    </div>
  )
}

/** A step whose script is still on its way. */
function Coming() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </Loading>
  )
}
