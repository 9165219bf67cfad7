import clsx from 'clsx'
import { ArrowDownNarrowWide, ArrowDownWideNarrow, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { bids } from '#contract/words/en/bids.ts'
import { Below } from '../../kit/ui/Below.tsx'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { formatScore } from '../../kit/ui/format.ts'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { TextInput } from '../../kit/ui/TextInput.tsx'
import { countFilters, ratingSteps, type SortKey, sortKeys, type ViewProps } from './bid-view.ts'

/** How to see the bids: sorted by one figure, either way up, and filtered. */
export function BidControls(props: ViewProps) {
  return (
    <div className="flex flex-wrap items-start gap-2 sm:gap-3 lg:justify-between">
      <SortBar {...props} />
      <Filters {...props} />
    </div>
  )
}

function SortBar({ view, onChange }: ViewProps) {
  const words = bids.filters
  const [Icon, label] = view.descending
    ? [ArrowDownWideNarrow, words.descending]
    : [ArrowDownNarrowWide, words.ascending]
  return (
    <fieldset className="flex grow flex-wrap items-center gap-1 rounded-md bg-sunken p-1 lg:grow-0">
      <legend className="sr-only">{words.sort}</legend>
      {sortKeys.map((key: SortKey) => (
        <button
          key={key}
          type="button"
          aria-pressed={view.sort === key}
          title={key === 'speed' ? words.speedHint : undefined}
          onClick={() => onChange({ sort: key })}
          className="min-h-12 grow cursor-pointer rounded-sm px-1.5 font-sign text-lg font-semibold text-muted hover:text-ink sm:px-3 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-edge"
        >
          {words.sorts[key]}
        </button>
      ))}
      <IconButton
        label={label}
        icon={<Icon className="size-6" aria-hidden="true" />}
        onClick={() => onChange({ descending: !view.descending })}
      />
    </fieldset>
  )
}

/** The fields keep what is typed themselves; the address follows them a moment later. */
function Filters({ view, onChange }: ViewProps) {
  const words = bids.filters
  const active = countFilters(view)
  const [isOpen, setOpen] = useState(active > 0)
  const number = (text: string) => Math.max(0, Number(text) || 0)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      // On a phone it is a button beside the sorting, so that the first bid stands higher.
      className={clsx(
        'rounded-md border border-line bg-surface px-4 open:basis-full open:pb-4',
        !isOpen && 'max-sm:px-0',
      )}
    >
      <summary
        title={words.title}
        className={clsx(
          'flex min-h-14 cursor-pointer items-center gap-2 font-sign text-lg font-semibold',
          !isOpen && 'max-sm:min-w-14 max-sm:justify-center',
        )}
      >
        <SlidersHorizontal className="size-5" aria-hidden="true" />
        <span className={isOpen ? undefined : 'max-sm:sr-only'}>{words.title}</span>
        {active > 0 && <span className="text-sm font-normal">{words.active(active)}</span>}
      </summary>
      <Below isSeen={isOpen}>
        <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Field label={words.rating}>
            <Select
              placeholder={null}
              defaultValue={String(view.minRating)}
              onChange={(event) => onChange({ minRating: Number(event.target.value) })}
              options={ratingSteps.map((step) => ({
                value: String(step),
                label: step === 0 ? words.anyRating : words.ratingFrom(formatScore(step)),
              }))}
            />
          </Field>
          <Field label={words.price}>
            <TextInput
              inputMode="decimal"
              placeholder={words.any}
              defaultValue={view.maxPrice || ''}
              onChange={(event) => onChange({ maxPrice: number(event.target.value) })}
            />
          </Field>
          <Field label={words.eta}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={0}
              placeholder={words.any}
              defaultValue={view.maxEta || ''}
              onChange={(event) => onChange({ maxEta: number(event.target.value) })}
            />
          </Field>
          <Checkbox
            label={words.verified}
            defaultChecked={view.verifiedOnly}
            onChange={(event) => onChange({ verifiedOnly: event.target.checked })}
          />
        </div>
      </Below>
    </details>
  )
}
