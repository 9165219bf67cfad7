import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { useDensity } from './density.ts'
import { FieldSet } from './FieldSet.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Chip<V extends string> {
  value: V
  label: string
  icon?: ReactNode
  /** A count behind the words. */
  count?: number | string
}

interface Common<V extends string> {
  legend: string
  /** The question is clear from what stands around it; then only readers hear it. */
  legendHidden?: boolean
  chips: readonly Chip<V>[]
  required?: boolean
  /** A finished sentence: what to do. Where the legend is seen. */
  error?: string | undefined
  /** Of the inputs, so that a form can find them. */
  name?: string
  /** On a phone they stay in one line, which moves sideways: where what they choose from stands below. */
  oneLine?: boolean
}
type One<V extends string> = {
  several?: false
  value: V | ''
  onChange: (value: V) => void
  /** Pressing the chosen one takes the choice back; without it one of them stays chosen. */
  onClear?: () => void
}
type Several<V extends string> = {
  several: true
  value: readonly V[]
  onChange: (value: V[]) => void
}
export type ChipsProps<V extends string> = Common<V> & (One<V> | Several<V>)

/** Short choices in a row that wraps: one of them, or with `several` any number. */
export function Chips<V extends string>(props: ChipsProps<V>) {
  const ownName = useId()
  const { chips, legend, legendHidden, required, error, name = ownName, oneLine } = props
  const isDesk = useDensity() === 'desk'
  const chosen = new Set<string>(props.several ? props.value : [props.value])

  const clear = props.several ? undefined : props.onClear

  function press(value: V, on: boolean) {
    if (!props.several) props.onChange(value)
    else if (on) props.onChange([...props.value, value])
    else props.onChange(props.value.filter((other) => other !== value))
  }

  const row = (
    <div
      ref={oneLine ? showChosen : undefined}
      className={clsx(
        'flex gap-2 sm:flex-wrap',
        oneLine
          ? 'max-sm:relative max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1'
          : 'flex-wrap',
      )}
    >
      {chips.map((chip) => (
        <label
          key={chip.value}
          className={clsx(
            'inline-flex min-h-12 max-w-full shrink-0 cursor-pointer items-center gap-2 rounded-full border-2 border-edge bg-surface px-4 font-sign text-lg font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            isDesk && 'md:min-h-9 md:px-3 md:text-base',
          )}
        >
          <input
            type={props.several ? 'checkbox' : 'radio'}
            className="sr-only"
            name={name}
            checked={chosen.has(chip.value)}
            onChange={(event) => press(chip.value, event.target.checked)}
            onClick={() => chosen.has(chip.value) && clear?.()}
            onKeyDown={(event) => {
              // The browser makes no click of a space on a radio that is chosen already.
              if (event.key !== ' ' || !clear || !chosen.has(chip.value)) return
              event.preventDefault()
              clear()
            }}
          />
          {chip.icon}
          {chip.label}
          {chip.count !== undefined && <span className="numerals opacity-80">{chip.count}</span>}
        </label>
      ))}
    </div>
  )

  const role = props.several ? 'group' : 'radiogroup'
  if (!legendHidden) {
    return (
      <FieldSet legend={legend} role={role} required={required} error={error}>
        {row}
      </FieldSet>
    )
  }
  return (
    <fieldset role={role} className="max-w-full min-w-0">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {row}
    </fieldset>
  )
}

/** The chosen one of a line that moves sideways may stand beyond the edge of a phone when the page opens. */
function showChosen(line: HTMLElement | null) {
  const chosen = line?.querySelector('input:checked')?.parentElement
  if (line && chosen) line.scrollLeft = chosen.offsetLeft - chosen.clientHeight
}
