import { CircleCheckBig, Gavel, LifeBuoy, Truck } from 'lucide-react'
import { customers } from '#contract/words/en/customers.ts'
import { formatNumber } from '../../kit/ui/format.ts'
import { StatCard } from '../../kit/ui/StatCard.tsx'
import type { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'

/** S0 §2.9: four figures, a dash until they are known. */
export function CustomerFigures({
  figures,
}: {
  figures: ReturnType<typeof useRequestFigures>['data']
}) {
  const words = customers.figures
  const shown = (count: number | undefined) =>
    count === undefined ? words.unknown : formatNumber(count)
  return (
    <dl aria-label={words.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard dense label={words.open} value={shown(figures?.open)} icon={<LifeBuoy />} />
      <StatCard
        dense
        label={words.inProgress}
        value={shown(figures?.inProgress)}
        icon={<Truck />}
      />
      <StatCard
        dense
        label={words.completed}
        value={shown(figures?.completed)}
        icon={<CircleCheckBig />}
      />
      <StatCard dense label={words.bids} value={shown(figures?.bids)} icon={<Gavel />} />
    </dl>
  )
}
