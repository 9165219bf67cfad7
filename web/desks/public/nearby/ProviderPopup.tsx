import type { ReactNode } from 'react'
import { nearby } from '#contract/words/en/nearby.ts'
import { formatDuration } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Figure } from './Figure.tsx'
import { Rating } from './Rating.tsx'
import { ServicesLine } from './ServicesLine.tsx'
import type { ShownProvider } from './shown-provider.ts'

/** What stands at a pin (S0 §2.3, §9). */
export function ProviderPopup({
  provider,
  children,
}: {
  provider: ShownProvider
  children: ReactNode
}) {
  const { card } = nearby
  const { businessName, averagePrice, averageEtaMinutes } = provider
  return (
    <div className="flex flex-col gap-2">
      <p className="pr-10 font-sign text-lg leading-6 font-semibold wrap-anywhere">
        {businessName}
      </p>
      <ServicesLine provider={provider} />
      <p className="text-sm">
        <Rating {...provider} />
      </p>
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={card.price}>
          {averagePrice === null ? null : <Money amount={averagePrice} />}
        </Figure>
        <Figure label={card.eta}>
          {averageEtaMinutes === null ? null : formatDuration(averageEtaMinutes)}
        </Figure>
      </dl>
      {children}
    </div>
  )
}
