import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { fetchWhenIdle } from '../../../kit/api/late.ts'
import { ProgressSteps } from '../../../kit/ui/ProgressSteps.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useUser } from '../../auth/use-user.ts'
import type { RequestDraft } from '../form/request-draft.ts'
import { isEmergency } from '../form/request-form.ts'
import { CallFirst, SafetyQuestion } from '../form/SafetyQuestion.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { BasicsStep } from './BasicsStep.tsx'
import { StepHead } from './StepHead.tsx'
import type { StepState } from './use-step-focus.ts'
import { WizardButtons } from './WizardButtons.tsx'
import { saidInSteps } from './what-was-said.ts'
import { detailsStep, emergencyStep, lastStep, laterParts, safetySteps } from './wizard-steps.ts'

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

/**
 * The form of S0 §2.7: going on checks nothing, the last press checks everything. Who is in danger is asked on one page
 * for what an emergency waits for.
 */
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
  const isUrgent = isEmergency(form.values)
  const [isSending, setSending] = useState(false)
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
      {(step === 1 || isUrgent) && (
        <div inert={isSending}>
          <SafetyQuestion form={form} />
        </div>
      )}
      {!isUrgent && (
        <ProgressSteps
          label={requests.stepsLabel}
          steps={requests.steps}
          current={step}
          done={saidInSteps(form.values)}
        />
      )}
      <StepHead step={step} form={form} draft={draft} isSending={isSending} onStartOver={restart} />
      {isUrgent && (
        <CallFirst>
          <Suspense>
            <safetySteps.Part />
          </Suspense>
        </CallFirst>
      )}
      <Suspense key={isUrgent ? 'emergency' : step} fallback={<Coming />}>
        {isUrgent ? (
          <emergencyStep.Part form={form} draft={draft} onSending={setSending} />
        ) : step < requests.steps.length ? (
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
