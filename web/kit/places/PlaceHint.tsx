import { CircleCheck, CircleHelp, WifiOff } from 'lucide-react'
import type { Place } from '#contract/places.ts'
import { placeAnswers as words } from '#contract/words/en/place-answers.ts'
import { Button } from '../ui/Button.tsx'
import type { Answer, Understanding } from './understand-place.ts'

const mostChoices = 4

/** What was understood of a typed place, where a choice or a better word may be needed. */
export function PlaceHint({
  understanding,
  onChoose,
  onKeep,
  isKept,
  answer,
}: {
  understanding: Understanding
  onChoose: (place: Place) => void
  onKeep: (() => void) | undefined
  isKept: boolean
  answer: Answer | undefined
}) {
  const choices = isKept ? [] : choicesOf(understanding)
  const isUnclear = understanding.kind === 'ambiguous' || understanding.kind === 'unknown'
  const mayKeep = onKeep && isUnclear && !isKept
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="flex min-h-6 items-start gap-2 text-sm">
        {isKept ? words.kept : <Words understanding={understanding} answer={answer} />}
      </p>
      {(choices.length > 0 || mayKeep) && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.which}</legend>
          {choices.map((place) => (
            <Button key={place.label} onClick={() => onChoose(place)}>
              {place.label}
            </Button>
          ))}
          {mayKeep && (
            <Button variant="ghost" onClick={onKeep}>
              {words.keep}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}

function choicesOf(understanding: Understanding): readonly Place[] {
  if (understanding.kind === 'unknown') return understanding.guesses
  return understanding.kind === 'ambiguous' ? understanding.places.slice(0, mostChoices) : []
}

const aside = (understanding: Understanding) =>
  understanding.kind === 'unknown' && understanding.guesses.length === 0
    ? words.notFound
    : undefined

function Words({
  understanding,
  answer,
}: {
  understanding: Understanding
  answer: Answer | undefined
}) {
  const icon = 'mt-0.5 size-5 shrink-0'
  const said = answer === 'aside' ? aside(understanding) : answer?.(understanding)
  if (said)
    return (
      <>
        <CircleHelp className={`${icon} text-amber-ink`} aria-hidden="true" />
        {said}
      </>
    )
  switch (understanding.kind) {
    case 'nothing':
      return null
    case 'looking':
      return <span className="text-muted">{words.looking}</span>
    case 'understood':
      if (understanding.isNear)
        return (
          <>
            <CircleHelp className={`${icon} text-amber-ink`} aria-hidden="true" />
            <span className="font-medium">{words.near(understanding.label)}</span>
          </>
        )
      return (
        <>
          <CircleCheck className={`${icon} text-green-ink`} aria-hidden="true" />
          <span className="font-medium">{words.understood(understanding.label)}</span>
        </>
      )
    case 'ambiguous':
      return (
        <>
          <CircleHelp className={`${icon} text-amber-ink`} aria-hidden="true" />
          <span className="font-medium">{words.which}</span>
        </>
      )
    case 'unknown':
      return (
        <>
          <CircleHelp className={`${icon} text-amber-ink`} aria-hidden="true" />
          {understanding.guesses.length > 0 ? (
            <span className="font-medium">{words.guesses}</span>
          ) : (
            words.unknown
          )}
        </>
      )
    case 'unchecked':
      return (
        <>
          <WifiOff className={icon} aria-hidden="true" />
          {words.unchecked}
        </>
      )
  }
}
