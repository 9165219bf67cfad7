import type { PublicProvider } from '#contract/public-providers.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Duration } from '../../../kit/ui/Duration.tsx'
import { formatDuration } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Figure } from '../nearby/Figure.tsx'

/** What is measured of it; a dash while there is nothing to measure (rules C25). */
export function ProviderFigures({ provider }: { provider: PublicProvider }) {
  const { averagePrice, averageEtaMinutes, responseTimeMinutes, jobsDone, record } = provider
  return (
    <Card as="section" aria-label={words.figures}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Figure label={words.price}>
          {averagePrice === null ? null : <Money amount={averagePrice} />}
        </Figure>
        <Figure label={words.eta}>
          {averageEtaMinutes === null ? null : <Duration minutes={averageEtaMinutes} />}
        </Figure>
        <Figure label={words.answers}>
          {responseTimeMinutes === null ? null : formatDuration(responseTimeMinutes)}
        </Figure>
        <Figure label={words.jobs}>{jobsDone}</Figure>
        <Figure label={words.onTime}>{record.onTime && words.of(record.onTime)}</Figure>
        <Figure label={words.asBid}>
          {record.asBid && (
            <>
              {words.of(record.asBid)}
              <span className="block font-sans text-sm leading-5 font-normal empty:hidden">
                {words.extras(record.asBid)}
              </span>
            </>
          )}
        </Figure>
      </dl>
      <p className="mt-3 text-sm text-muted">{words.recordText}</p>
    </Card>
  )
}
