import { placeAnswers as words } from '#contract/words/en/place-answers.ts'
import { milesBetween } from '../map/distance.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { formatDistance } from '../ui/format.ts'
import { usePlaces } from './use-places.ts'
import type { WhereQuestion, WhereState } from './use-where.ts'
import { roughly } from './words-for.ts'

/** The words were changed after the position was found: asks which of the two holds. */
export function WhichPlace({ question, where }: { question: WhereQuestion; where: WhereState }) {
  const { understanding } = usePlaces(roughly(question.position))
  const town = understanding.kind === 'understood' ? understanding.label : null
  const place = question.kind === 'which' ? question.place : null
  return (
    <Card edge="amber" role={place ? 'alert' : 'status'} className="flex flex-col gap-3">
      <p className="font-medium">
        {place
          ? words.twoPlaces(place.label, formatDistance(milesBetween(question.position, place)))
          : words.leftOut}
      </p>
      <div className="flex flex-wrap gap-2">
        {place && <Button onClick={where.holdWords}>{words.ofWords(place.label)}</Button>}
        <Button onClick={where.holdPosition}>{words.ofPosition(town)}</Button>
      </div>
    </Card>
  )
}
