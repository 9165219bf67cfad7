import clsx from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldSet, type FieldSetProps } from './FieldSet.tsx'

export interface RadioCard<V extends string> {
  value: V
  label: string
  description?: string
  icon?: ReactNode
}

export interface RadioCardsProps<V extends string>
  extends Omit<FieldSetProps, 'children' | 'role'> {
  cards: readonly RadioCard<V>[]
  value: V | ''
  onChange: (value: V) => void
  onBlur?: () => void
  name?: string
  /** Cards beside each other on a phone; from 640 px on there are twice as many. */
  columns?: 1 | 2
  /** The first card, so that a form can put the focus on a missing choice. */
  ref?: Ref<HTMLInputElement>
}

/** One choice among a few pictures with words, each a thumb's size. Arrow keys move, as in any radio group. */
export function RadioCards<V extends string>({
  cards,
  value,
  onChange,
  onBlur,
  name,
  columns = 2,
  ref,
  ...set
}: RadioCardsProps<V>) {
  const ownName = useId()
  return (
    <FieldSet {...set} role="radiogroup">
      <div
        className={clsx(
          'grid gap-2',
          // A card that would stand alone in the last row takes all of it.
          columns === 2
            ? 'grid-cols-2 *:last:odd:col-span-2 sm:grid-cols-4 sm:*:last:odd:col-span-1 sm:*:last:nth-[4n+1]:col-span-4'
            : 'sm:grid-cols-2 sm:*:last:odd:col-span-2',
        )}
      >
        {cards.map((card, index) => (
          <label
            key={card.value}
            className={clsx(
              'group relative flex min-h-12 cursor-pointer flex-col gap-2 rounded-md border-2 bg-surface p-3 hover:border-ink has-checked:border-amber has-checked:bg-plate has-checked:text-on-plate has-checked:inset-ring-2 has-checked:inset-ring-amber has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              set.error ? 'border-red-ink' : 'border-edge',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className="sr-only"
              name={name ?? ownName}
              value={card.value}
              checked={card.value === value}
              onChange={() => onChange(card.value)}
              onBlur={onBlur}
            />
            {card.icon && (
              <span className="text-ink group-has-checked:text-amber" aria-hidden="true">
                {card.icon}
              </span>
            )}
            <span className="font-sign text-lg leading-5 font-semibold">{card.label}</span>
            {card.description && (
              <span className="text-sm leading-5 text-muted group-has-checked:text-plate-muted">
                {card.description}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
