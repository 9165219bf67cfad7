import { useRef } from 'react'
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
          <NotNow form={form} />
        </div>
      )
    case 'you':
      return <ContactFields form={form} />
  }
}

/** For another time than now: what opens comes into sight, above the bar with the buttons. */
function NotNow({ form }: { form: RequestFormState }) {
  const times = useRef<HTMLDivElement>(null)
  return (
    <More
      summary={requests.laterTime}
      isOpen={form.values.preferredServiceTime !== emptyRequest.preferredServiceTime}
      onToggle={(isOpen) => {
        if (isOpen) times.current?.scrollIntoView({ block: 'nearest' })
      }}
    >
      <div ref={times} className="scroll-mb-32">
        <WhenField form={form} />
      </div>
    </More>
  )
}
