import { nearby } from '#contract/words/en/nearby.ts'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { Duration } from '../../../kit/ui/Duration.tsx'
import { formatDuration } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Figure } from './Figure.tsx'
import type { ShownProvider } from './shown-provider.ts'

/** The figures of a detail card; every one from data. */
export function ProviderFacts({ provider }: { provider: ShownProvider }) {
  const { card } = nearby
  const { distanceMiles, averagePrice, averageEtaMinutes, responseTimeMinutes, jobsDone } = provider
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Figure label={card.price}>
        {averagePrice === null ? null : <Money amount={averagePrice} />}
      </Figure>
      <Figure label={card.eta}>
        {averageEtaMinutes === null ? null : <Duration minutes={averageEtaMinutes} />}
      </Figure>
      <Figure label={card.answers}>
        {responseTimeMinutes === null ? null : formatDuration(responseTimeMinutes)}
      </Figure>
      <Figure label={card.jobs}>{jobsDone}</Figure>
      {distanceMiles !== undefined && (
        <Figure label={card.distance}>
          <Distance miles={distanceMiles} />
        </Figure>
      )}
    </dl>
  )
}
