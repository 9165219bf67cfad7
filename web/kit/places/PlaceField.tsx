import clsx from 'clsx'
import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { requests } from '#contract/words/en/requests.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { placeHint } from './late-answers.ts'
import { wordsWith } from './understand-place.ts'
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
            <div
              ref={intoSight}
              id={listId}
              role="listbox"
              aria-label={requests.place.suggestions}
              className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-sm border-2 border-edge bg-raised shadow-over"
            >
              {shown.map((place, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the input, which keeps the focus
                // biome-ignore lint/a11y/useFocusableInteractive: the input says which option is active
                <div
                  key={place.label}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  // Keeps the focus, and with it a phone's keyboard, where it is.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                  className={clsx(
                    'flex min-h-12 cursor-pointer items-center px-4 text-lg',
                    index === active ? 'bg-plate text-on-plate' : 'hover:bg-sunken',
                  )}
                >
                  {place.label}
                </div>
              ))}
            </div>
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
            />
          )}
        </Suspense>
      )}
    </div>
  )
}

/** A list that opens below the edge of a phone's screen would go unnoticed. */
function intoSight(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
