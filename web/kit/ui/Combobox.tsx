import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Field } from './Field.tsx'
import type { SelectOption } from './Select.tsx'
import { TextInput } from './TextInput.tsx'

export interface ComboboxProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  name?: string
  chosen: SelectOption | null
  /** The words of the empty choice; undefined where one must be made. */
  none?: string
  /** What fits the typed words; whoever holds the list finds them. */
  options: readonly SelectOption[]
  isBusy: boolean
  onType: (text: string) => void
  /** The empty text where nothing is chosen any more. */
  onChoose: (value: string) => void
  /** Words that are left without a choice are forgotten: there is nothing to choose by accident. */
  forgetsWords?: boolean
}

/**
 * One of so many that they are searched, not listed: the words are typed, and what fits them hangs below. Who leaves the field with
 * the very name of one has chosen it; other words stay, and neither go nor are sent without one's knowing.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, required, name, chosen, none, options, isBusy, onChoose } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  /** Null while the field says what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  /** The words stand there, and the reader has gone on. */
  const [isLeft, setLeft] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = typed !== null && !isLeft
  const meant =
    isLeft && !isBusy ? options.find(({ label }) => isNamed(label, typed ?? '')) : undefined
  const isUnknown = isLeft && !isBusy && !meant
  const error = isUnknown ? ui.chooseFromList : props.error
  const offersNone = none !== undefined && !typed?.trim()
  const fitting = isBusy ? options.filter(({ label }) => holds(label, typed ?? '')) : options
  /** The list as it was when the finger went down: another one under it would take its press to another name, or to none. */
  const [held, setHeld] = useState<readonly SelectOption[] | null>(null)
  const shown = held ?? (offersNone ? [{ value: '', label: none }, ...fitting] : fitting)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (!meant) return
    onChoose(meant.value)
    setTyped(null)
    setLeft(false)
  }, [meant, onChoose])
  useEffect(() => {
    const form = input.current?.form
    if (!isLeft || !form) return
    const refuse = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.focus()
    }
    // Before the form itself hears of it.
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [isLeft])

  function type(text: string) {
    setLeft(false)
    setTyped(text)
    setActive(text.trim() ? 0 : -1)
    props.onType(text)
  }
  function hold() {
    setHeld(shown)
    const release = () => setTimeout(() => setHeld(null), clickAfterMs)
    addEventListener('pointerup', release, { once: true })
    addEventListener('pointercancel', release, { once: true })
  }
  function shut() {
    setHeld(null)
    setLeft(false)
    setTyped(null)
    setActive(-1)
  }
  function choose(option: SelectOption) {
    onChoose(option.value)
    shut()
  }
  function leave() {
    if (!typed?.trim() || props.forgetsWords) return shut()
    setHeld(null)
    setActive(-1)
    setLeft(true)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // What hangs there while the search runs was found for other words.
    const chosenNow = isOpen && !isBusy ? shown[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return type(typed ?? '')
      if (shown.length === 0) return
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % shown.length)
    } else if (event.key === 'Enter' && isOpen) {
      // The form around it is not sent by choosing.
      event.preventDefault()
      if (chosenNow) choose(chosenNow)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      shut()
    }
  }

  // Without an option there is no list; what stands there says why.
  const lists = isOpen && shown.length > 0
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      <div className="relative">
        <TextInput
          ref={input}
          name={name}
          value={typed ?? chosen?.label ?? ''}
          placeholder={chosen?.label ?? none}
          role="combobox"
          aria-expanded={lists}
          aria-controls={lists ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown[active] ? optionId(active) : undefined}
          autoComplete="off"
          maxLength={100}
          onClick={() => !isOpen && type(typed ?? '')}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
        />
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-sm border-2 border-edge bg-raised shadow-over">
            {lists ? (
              <div
                id={listId}
                role="listbox"
                aria-label={label}
                className="max-h-80 overflow-y-auto"
              >
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the input, which keeps the focus
                  // biome-ignore lint/a11y/useFocusableInteractive: the input says which option is active
                  <div
                    key={option.value}
                    ref={index === active ? intoSight : undefined}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === active}
                    // Keeps the focus, and with it a phone's keyboard, where it is.
                    onPointerDown={(event) => {
                      event.preventDefault()
                      hold()
                    }}
                    onClick={() => choose(option)}
                    className={clsx(
                      'flex min-h-10 cursor-pointer items-center px-3 wrap-anywhere',
                      index === active ? 'bg-plate text-on-plate' : 'hover:bg-sunken',
                    )}
                  >
                    {option.label}
                  </div>
                ))}
              </div>
            ) : (
              <p role="status" className="px-3 py-2 text-muted">
                {isBusy ? ui.loading : ui.nothingFound}
              </p>
            )}
          </div>
        )}
      </div>
    </Field>
  )
}

/** A tap's click may come this much later than the finger goes up, in milliseconds. */
const clickAfterMs = 350

/** While the search for new words runs, what hangs there was found for others: of that only what has all of them. */
const holds = (label: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

/** A label begins with its name. */
const isNamed = (label: string, words: string) =>
  label.split(' · ')[0]?.toLowerCase() === words.trim().toLowerCase()

const intoSight = (option: HTMLElement | null) =>
  option?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
