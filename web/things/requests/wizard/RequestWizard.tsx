import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { fetchWhenIdle } from '../../../kit/api/late.ts'
import { ProgressSteps } from '../../../kit/ui/ProgressSteps.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useUser } from '../../auth/use-user.ts'
import { focusFirstWrong } from '../form/focus-wrong.ts'
import type { RequestDraft } from '../form/request-draft.ts'
import { isEmergency, type RequestField } from '../form/request-form.ts'
import { CallFirst, isSafetyOpen, SafetyQuestion } from '../form/SafetyQuestion.tsx'
import { useRequestForm } from '../form/use-request-form.ts'
import { BasicsStep } from './BasicsStep.tsx'
import { LaneProgress } from './LaneProgress.tsx'
import { OneQuestion } from './OneQuestion.tsx'
import { fieldsOf, type Question, questions } from './questions.ts'
import { StepHead } from './StepHead.tsx'
import type { StepState } from './use-step-focus.ts'
import { WizardButtons } from './WizardButtons.tsx'
import { saidInSteps } from './what-was-said.ts'
import {
  checkerIfHere,
  detailsStep,
  emergencyStep,
  lastStep,
  laterParts,
  safetySteps,
} from './wizard-steps.ts'

export interface RequestWizardProps {
  draft: RequestDraft
  /** Counted from 1. */
  step: number
  /** The one question of step 1 that is asked; null where all stand on one page. */
  question: Question | null
  /** The service that the link asks for, in any spelling. */
  asked: string | null
  onStep: (step: number, state?: StepState) => void
  /** The reader has chosen; what the link asked for is over. */
  onServiceChosen: () => void
  onQuestion: (question: Question) => void
  addressOf: (step: number, field?: RequestField) => string
}

/**
 * The form of S0 §2.7: going on by its three steps checks nothing, by a phone's questions what the question asks; the last press checks
 * everything. Who is in danger is asked on one page for what an emergency waits for.
 */
export function RequestWizard({
  draft,
  step,
  question,
  asked,
  onStep,
  onQuestion,
  onServiceChosen,
  addressOf,
}: RequestWizardProps) {
  const { data: user } = useUser()
  const form = useRequestForm(draft, asked, user)
  const isUrgent = isEmergency(form.values)
  const [isSending, setSending] = useState(false)
  useEffect(() => fetchWhenIdle(laterParts), [])

  const at = question ? questions.indexOf(question) : 0
  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (!question || step > 1) return onStep(step + 1)
    if (question === 'safe' && isSafetyOpen(form)) return
    const check = await checkerIfHere()
    const wrongs = check && form.checkOnly(fieldsOf[question], check)
    if (wrongs) return focusFirstWrong(wrongs)
    const next = questions[at + 1]
    // What follows is asked while the first answers are on their way: nobody waits for it beside a road.
    if (next) onQuestion(next)
    else onStep(requests.steps.length)
  }
  function goBack() {
    const previous = questions[at - 1]
    if (!question) onStep(step - 1)
    else if (step > 1) onQuestion('you')
    else if (previous) onQuestion(previous)
  }
  function restart() {
    const undo = form.startOver()
    if (step > 1 || at > 0) onStep(1)
    return undo
  }

  const safety = (
    <div inert={isSending}>
      <SafetyQuestion form={form} />
    </div>
  )
  return (
    <div className="flex flex-col gap-4 sm:gap-8">
      {!question && (step === 1 || isUrgent) && safety}
      {question && !isUrgent && (
        <LaneProgress
          // The details are no question on the way: the review leads there and back.
          at={step === 1 ? at + 1 : questions.length + 1}
          of={questions.length + 1}
        />
      )}
      {!question && !isUrgent && (
        <ProgressSteps
          label={requests.stepsLabel}
          steps={requests.steps}
          current={step}
          done={saidInSteps(form.values)}
          isSlim
        />
      )}
      <StepHead
        step={step}
        heading={isUrgent ? requests.emergency : headingOf(step, question)}
        form={form}
        draft={draft}
        isSending={isSending}
        onStartOver={restart}
      />
      {/* In one place whatever is answered, so that the answer keeps the focus. */}
      {question && (isUrgent || (step === 1 && question === 'safe')) && safety}
      {isUrgent && (
        <CallFirst>
          <Suspense>
            <safetySteps.Part />
          </Suspense>
        </CallFirst>
      )}
      <Suspense
        key={isUrgent ? 'emergency' : `${step}${step === 1 && question}`}
        fallback={<Coming />}
      >
        {isUrgent ? (
          <emergencyStep.Part form={form} draft={draft} onSending={setSending} />
        ) : step < requests.steps.length ? (
          <form onSubmit={goOn} noValidate className="flex flex-col gap-6 sm:gap-8">
            {step === 1 && question ? (
              <OneQuestion question={question} form={form} onServiceChosen={onServiceChosen} />
            ) : step === 1 ? (
              <BasicsStep form={form} onServiceChosen={onServiceChosen} />
            ) : (
              <detailsStep.Part
                form={form}
                photosKey={draft.read().photosKey}
                onChooseService={() => onStep(1, { focus: 'serviceType' })}
              />
            )}
            <WizardButtons isFirst={step === 1 && at === 0} onPrevious={goBack} />
          </form>
        ) : (
          <lastStep.Part
            form={form}
            draft={draft}
            onStep={onStep}
            onPrevious={question ? goBack : () => onStep(2)}
            addressOf={addressOf}
            onSending={setSending}
          />
        )}
      </Suspense>
    </div>
  )
}

function headingOf(step: number, question: Question | null): string {
  if (step === 1 && question) return requests.questions[question]
  return requests.steps[step - 1] ?? ''
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
