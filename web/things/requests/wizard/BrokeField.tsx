import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { brokenAs, type PlainAnswer, plainAnswer, plainAnswers } from './plain-answers.ts'
import { ServiceGlyph } from './ServiceGlyph.tsx'
import { ServicePicker } from './ServicePicker.tsx'

/** What broke, in five plain words or none; all services of the specification are one press away. */
export function BrokeField({ form, onChosen }: { form: RequestFormState; onChosen: () => void }) {
  const { plain, service } = requests
  const said = plainAnswer(form.values)
  const [showsAll, setShowsAll] = useState(form.values.serviceType !== '' && said === null)
  if (showsAll) return <ServicePicker form={form} onChosen={onChosen} />

  function choose(answer: PlainAnswer) {
    form.change(brokenAs[answer])
    onChosen()
  }
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        legend={service.question}
        required
        error={form.wrong('serviceType')}
        name="serviceType"
        value={said ?? ''}
        onChange={choose}
        cards={plainAnswers.map((answer) => ({
          value: answer,
          label: plain[answer],
          icon:
            answer === 'dont_know' ? (
              <CircleQuestionMark className="size-9" />
            ) : (
              <ServiceGlyph service={brokenAs[answer].serviceType} />
            ),
        }))}
      />
      <Button variant="ghost" className="self-start" onClick={() => setShowsAll(true)}>
        {plain.more}
      </Button>
    </div>
  )
}
