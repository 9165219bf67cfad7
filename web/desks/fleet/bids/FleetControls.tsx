import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import {
  type BidView,
  bidFilters,
  type SortKey,
  type ViewProps,
} from '../../../things/offers/bid-view.ts'

/** S1 §9: what a fleet sorts its bids by. */
const sorts = ['price', 'price-desc', 'rating', 'eta', 'speed'] as const
type Sort = (typeof sorts)[number]

const sortOf = ({ sort, descending }: BidView): Sort =>
  sort === 'price' && descending ? 'price-desc' : sort

/** Each begins with its best, but for the prices, which go either way. */
const orderOf = (sort: Sort): { sort: SortKey; descending?: boolean } =>
  sort === 'price-desc' ? { sort: 'price', descending: true } : { sort }

/** S1 §9: five ways to sort, and the states to show. */
export function FleetControls({ view, onChange }: ViewProps) {
  const words = fleetBids.list
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Chips
        legend={words.filter}
        legendHidden
        oneLine
        value={view.show}
        onChange={(show) => onChange({ show })}
        chips={bidFilters.map((value) => ({ value, label: words.filters[value] }))}
      />
      <div className="w-full sm:w-64">
        <Field label={words.sort}>
          <Select
            placeholder={null}
            value={sortOf(view)}
            // The options are the sorts.
            onChange={(event) => onChange(orderOf(event.target.value as Sort))}
            options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
          />
        </Field>
      </div>
    </div>
  )
}
