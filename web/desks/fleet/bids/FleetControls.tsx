import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
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

/** S1 §9: five ways to sort, and, where there is more than one, the states to show. */
export function FleetControls({ view, onChange, isMixed }: ViewProps) {
  const words = fleetBids.list
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
      {(isMixed || view.show !== 'all') && (
        <div className="mr-auto min-w-0 max-sm:w-full">
          <Chips
            legend={words.filter}
            legendHidden
            oneLine
            value={view.show}
            onChange={(show) => onChange({ show })}
            chips={bidFilters.map((value) => ({ value, label: words.filters[value] }))}
          />
        </div>
      )}
      <div className="w-full sm:w-64">
        <Select
          aria-label={words.sort}
          placeholder={null}
          value={sortOf(view)}
          // The options are the sorts.
          onChange={(event) => onChange(orderOf(event.target.value as Sort))}
          options={sorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </div>
    </div>
  )
}
