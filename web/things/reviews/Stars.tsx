import clsx from 'clsx'
import { Star } from 'lucide-react'
import { type Ref, useId } from 'react'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { FieldSet } from '../../kit/ui/FieldSet.tsx'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'

const five = [1, 2, 3, 4, 5]
const lit = 'fill-amber text-amber-ink'

export interface StarsFieldProps {
  label: string
  value: number | undefined
  onChange: (value: number) => void
  error: string | undefined
  /** The first star, so that a form can put the focus on a missing score. */
  ref: Ref<HTMLInputElement>
}

/** One score of a review. A radio group: arrow keys move, a thumb hits. */
export function StarsField({ label, value = 0, onChange, error, ref }: StarsFieldProps) {
  const name = useId()
  return (
    <FieldSet legend={label} role="radiogroup" error={error} required>
      <div className="-mx-2 flex">
        {five.map((stars) => (
          <label
            key={stars}
            className="grid size-12 lg:size-10 cursor-pointer place-items-center rounded-sm hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              className="sr-only"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star
              className={clsx('size-8', stars <= value ? lit : 'text-edge')}
              strokeWidth={1.5}
              aria-hidden="true"
            />
            <VisuallyHidden>{words.star(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldSet>
  )
}

/** A score that was given. */
export function StarsShown({ value }: { value: number }) {
  return (
    <span className="inline-flex whitespace-nowrap">
      {five.map((stars) => (
        <Star
          key={stars}
          className={clsx('size-4.5', stars <= value ? lit : 'text-edge')}
          strokeWidth={1.5}
          aria-hidden="true"
        />
      ))}
      <VisuallyHidden>{words.stars(value)}</VisuallyHidden>
    </span>
  )
}
