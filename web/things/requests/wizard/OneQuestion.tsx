import { requests } from '#contract/words/en/requests.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { emptyRequest } from '../form/request-form.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { BrokeField } from './BrokeField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { OnHighway } from './OnHighway.tsx'
import type { Question } from './questions.ts'
import { WhenField } from './WhenField.tsx'

export interface OneQuestionProps {
  question: Question
  form: RequestFormState
  onServiceChosen: () => void
}

/** One of the questions of step 1, as a phone asks them. */
export function OneQuestion({ question, form, onServiceChosen }: OneQuestionProps) {
  const words = requests.basics
  switch (question) {
    case 'safe':
      // It stands above: who is not safe goes on from it without a step.
      return null
    case 'where':
      return (
        <div className="flex flex-col gap-4">
          <WhereField
            label={words.location}
            hint={words.locationHint}
            error={form.wrong('location')}
            value={form.values}
            onChange={form.change}
            hasMap
          />
          <OnHighway form={form} />
        </div>
      )
    case 'what':
      return (
        <div className="flex flex-col gap-4">
          <BrokeField form={form} onChosen={onServiceChosen} />
          <More
            summary={requests.laterTime}
            isOpen={form.values.preferredServiceTime !== emptyRequest.preferredServiceTime}
          >
            <WhenField form={form} />
          </More>
        </div>
      )
    case 'you':
      return <ContactFields form={form} />
  }
}
