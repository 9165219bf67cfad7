import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { placeHint, placeList } from './late-answers.ts'
import { type Answer, wordsWith } from './understand-place.ts'
import { usePlaces } from './use-places.ts'

export interface PlaceFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  name: string
  value: string
  onChange: (text: string) => void
  /** A place was chosen from the list rather than typed. */
  onChoose?: (place: Place, words: string) => void
  /** Words that may mean several places are sent as they are, where they may be. */
  onKeep?: () => void
  isKept?: boolean
  /** Where the device is says more than the words: they are not looked up. */
  isKnown?: boolean
  /** What is said of the words where the usual answer does not hold. */
  answer?: Answer
}

/** A place in the reader's words, looked up as it is typed (an editable combobox with a list). */
export function PlaceField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onChoose,
  onKeep,
  isKept = false,
  isKnown = false,
  answer,
  ...input
}: PlaceFieldProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { completions, understanding } = usePlaces(value)
  const shown = isOpen ? completions : []
  const optionId = (index: number) => `${listId}-${index}`

  function close() {
    setOpen(false)
    setActive(-1)
  }
  function choose(place: Place) {
    const words = wordsWith(value, place)
    onChange(words)
    onChoose?.(place, words)
    close()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const count = completions.length
    const chosen = shown[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && shown.length > 0) {
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error} required={required}>
        <div className="relative">
          <TextInput
            {...input}
            value={value}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={shown[active] ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            onChange={(event) => {
              onChange(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          {shown.length > 0 && (
            <Suspense fallback={null}>
              <placeList.Part
                id={listId}
                places={shown}
                active={active}
                optionId={optionId}
                onChoose={choose}
              />
            </Suspense>
          )}
        </div>
      </Field>
      {!isKnown && (
        <Suspense fallback={<p className="min-h-6" />}>
          {understanding.kind === 'nothing' ? (
            <p className="min-h-6" />
          ) : (
            <placeHint.Part
              understanding={understanding}
              onChoose={choose}
              onKeep={onKeep}
              isKept={isKept}
              answer={answer}
            />
          )}
        </Suspense>
      )}
    </div>
  )
}
