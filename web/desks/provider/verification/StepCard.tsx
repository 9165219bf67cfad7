import { Upload } from 'lucide-react'
import { settings } from '#contract/settings.ts'
import type { VerificationStep } from '#contract/verification.ts'
import { type StepId, type StepState, steps } from '#contract/verification-steps.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatNumber } from '../../../kit/ui/format.ts'
import { StartCheck } from './StartCheck.tsx'
import { StateBadge } from './StateBadge.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'

const edges = {
  completed: 'green',
  failed: 'red',
  in_progress: undefined,
  pending: undefined,
} as const

interface StepProps {
  step: VerificationStep
  onUpload: (stepId: StepId) => void
}

/** A step: what it wants, where it stands, what was handed in, and the way to hand in more. */
export function StepCard(props: StepProps) {
  return (
    <Card as="li" edge={edges[props.step.status]} className="flex flex-col gap-3">
      <StepHead step={props.step} />
      <StepBody {...props} />
    </Card>
  )
}

/** Its name, where it stands, and what it is worth; of one that is still to be done also whether it has to be. */
export function StepHead({ step: { stepId, status } }: Pick<StepProps, 'step'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h3 className="text-xl">{words.steps[stepId].title}</h3>
      <StateBadge state={status} />
      {status !== 'completed' && (
        <Badge>{steps[stepId].isRequired ? words.required : words.optional}</Badge>
      )}
      <span className="numerals ml-auto text-lg font-bold">
        {words.chooser.points(formatNumber(settings.trust.steps[stepId]))}
      </span>
    </div>
  )
}

/** What it wants, what was handed in, and the way to hand in more. */
export function StepBody({ step, onUpload }: StepProps) {
  const { stepId, status, submissions, submitRefusal } = step
  const { title, text } = words.steps[stepId]
  const { takes } = steps[stepId]
  const deed = deedOf(step)
  return (
    <>
      <p className="text-muted">{text}</p>
      {submissions.length > 0 && (
        <ul className="flex flex-col gap-3">
          {submissions.map((submission) => (
            <SubmissionFacts
              key={submission.id}
              stepId={stepId}
              submission={submission}
              mark={markOf(step, submission.status)}
            />
          ))}
        </ul>
      )}
      {takes === 'check' ? (
        submitRefusal === null && <StartCheck />
      ) : (
        <div>
          <Button
            variant={status === 'pending' || status === 'failed' ? 'primary' : 'secondary'}
            icon={<Upload className="size-5" aria-hidden="true" />}
            aria-label={words.upload.of(deed, title)}
            disabledReason={submitRefusal}
            onClick={() => onUpload(stepId)}
          >
            {deed}
          </Button>
        </div>
      )}
    </>
  )
}

function deedOf({ stepId, status, submissions }: VerificationStep): string {
  if (status === 'failed') return words.upload.again
  if (submissions.length === 0) return words.upload.first
  if (steps[stepId].takes === 'documents') return words.upload.add
  return status === 'in_progress' ? words.upload.first : words.upload.renew
}

/** What the step's own badge does not say: of several documents each its state, and a renewal beside what counts. */
function markOf({ stepId, status, submissions }: VerificationStep, own: StepState) {
  if (steps[stepId].takes === 'documents')
    return submissions.length > 1 || own !== status || own === 'pending' ? 'state' : 'none'
  if (status === 'completed' && own !== 'completed') return 'renewal'
  return own === 'pending' ? 'state' : 'none'
}
