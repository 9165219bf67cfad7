import { type TriageAnswer, triageAnswers } from '#contract/services.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** What is needed, in the words of somebody who need not know the service. */
export function TriageField({
  legend,
  form,
  required,
  unlessSaid = '',
}: {
  legend: string
  form: RequestFormState
  required?: boolean
  /** What it means to choose nothing. */
  unlessSaid?: TriageAnswer | ''
}) {
  return (
    <RadioCards
      legend={legend}
      required={required}
      error={form.wrong('triage')}
      name="triage"
      value={form.values.triage || unlessSaid}
      onChange={(triage) => form.change({ triage })}
      cards={triageAnswers.map((answer) => ({
        value: answer,
        label: requestSteps.triage[answer].label,
        description: requestSteps.triage[answer].text,
      }))}
    />
  )
}
