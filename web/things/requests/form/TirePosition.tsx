import { options } from '#contract/catalogue.ts'
import { optionLabel } from '#contract/words/en/options.ts'
import { FieldSet } from '../../../kit/ui/FieldSet.tsx'
import { TruckFromAbove } from './TruckFromAbove.tsx'

type Position = (typeof options.tirePosition)[number]

export interface TirePositionProps {
  legend: string
  value: string
  /** Pressing the chosen wheel takes the choice back: the empty string. */
  onChange: (value: Position | '') => void
}

/** The truck from above, front first: its wheels are where they are on the road. */
export function TirePosition({ legend, value, onChange }: TirePositionProps) {
  return (
    <FieldSet legend={legend} role="radiogroup">
      <div className="relative grid max-w-md grid-cols-2 gap-x-24 gap-y-3">
        <TruckFromAbove className="absolute inset-y-0 left-1/2 h-full w-20 -translate-x-1/2" />
        {options.tirePosition.map((position) => (
          <label
            key={position}
            className={`${position === 'several' ? 'col-span-2 justify-self-center' : ''} inline-flex min-h-14 cursor-pointer items-center justify-center rounded-full border-2 border-edge bg-surface px-3 text-center font-sign text-lg leading-5 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <input
              type="radio"
              className="sr-only"
              name="tirePosition"
              checked={position === value}
              onChange={() => onChange(position)}
              onClick={() => position === value && onChange('')}
              onKeyDown={(event) => {
                // The browser makes no click of a space on a radio that is chosen already.
                if (event.key !== ' ' || position !== value) return
                event.preventDefault()
                onChange('')
              }}
            />
            {optionLabel(position)}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
