import type { ServiceType } from '#contract/catalogue.ts'
import { arrivalNames } from '#contract/words/en/arrivals.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { likelyArrivals } from './likely-arrivals.ts'
import { useOwnPrices } from './use-own-prices.ts'

/** What this shop has asked for the service before, one tap each; nothing where it has no history. */
export function PricePicks({
  serviceType,
  onPick,
}: {
  serviceType: ServiceType
  onPick: (price: string) => void
}) {
  const words = providers.bid
  const { lastAccepted, median } = useOwnPrices(serviceType)
  return (
    <Picks
      label={words.pricePicks}
      picks={[
        ...(lastAccepted
          ? [{ value: lastAccepted, label: words.last(formatMoney(lastAccepted)) }]
          : []),
        ...(median && median !== lastAccepted
          ? [{ value: median, label: words.usual(formatMoney(median)) }]
          : []),
      ]}
      onPick={onPick}
    />
  )
}

/** The arrival times that the distance makes likely. */
export function ArrivalPicks({
  names = arrivalNames,
  miles,
  onPick,
}: {
  /** As the field beside it writes them. */
  names?: typeof arrivalNames
  miles: number | null
  onPick: (arrival: string) => void
}) {
  const picks = likelyArrivals(miles).map((value) => ({ value, label: names[value] }))
  return <Picks label={providers.bid.arrivalPicks} picks={picks} onPick={onPick} />
}

function Picks({
  label,
  picks,
  onPick,
}: {
  label: string
  picks: readonly { value: string; label: string }[]
  onPick: (value: string) => void
}) {
  if (picks.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that these are fields
    <div role="group" aria-label={label} className="-mt-2 flex flex-wrap gap-2">
      {picks.map(({ value, label: words }) => (
        <Button key={value} onClick={() => onPick(value)}>
          {words}
        </Button>
      ))}
    </div>
  )
}
