import clsx from 'clsx'
import { BadgeCheck } from 'lucide-react'
import { nearby } from '#contract/words/en/nearby.ts'
import { Distance } from '../../../kit/ui/Distance.tsx'
import { formatDuration, formatMoney } from '../../../kit/ui/format.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { Rating } from './Rating.tsx'
import { ServicesLine } from './ServicesLine.tsx'
import type { ShownProvider } from './shown-provider.ts'

export interface ProviderRowProps {
  provider: ShownProvider
  onSelect: () => void
  /** Its pin is pointed at, or has the focus. */
  isHinted?: boolean
  /** This line is, or no longer. */
  onHint?: (isHinted: boolean) => void
}

/** One line of the list: who, how far, how good, and, where that is known, what it usually costs and takes. */
export function ProviderRow({ provider, onSelect, isHinted = false, onHint }: ProviderRowProps) {
  const { card } = nearby
  const { businessName, distanceMiles, verified, averagePrice, averageEtaMinutes } = provider
  const usually = card.usually(
    averagePrice === null ? null : formatMoney(averagePrice),
    averageEtaMinutes === null ? null : formatDuration(averageEtaMinutes),
  )
  return (
    <button
      type="button"
      data-provider={provider.id}
      onClick={onSelect}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHint?.(true)}
      onPointerLeave={() => onHint?.(false)}
      onFocus={() => onHint?.(true)}
      onBlur={() => onHint?.(false)}
      className={clsx(
        'flex w-full cursor-pointer flex-col gap-1 rounded-md border bg-surface p-3 text-left hover:border-ink',
        isHinted ? 'border-ink inset-ring-2 inset-ring-amber' : 'border-line',
      )}
    >
      <span className="flex w-full items-start justify-between gap-3">
        <span className="min-w-0 font-sign text-lg leading-6 font-semibold wrap-anywhere">
          {businessName}
          {verified && (
            <>
              <BadgeCheck
                className="ml-1 inline size-4.5 align-[-0.15em] text-green-ink"
                aria-hidden="true"
              />
              <VisuallyHidden>{card.verified}</VisuallyHidden>
            </>
          )}
        </span>
        {distanceMiles !== undefined && (
          <Distance miles={distanceMiles} className="text-lg leading-6 font-bold" />
        )}
      </span>
      <ServicesLine provider={provider} />
      <span className="flex flex-wrap gap-x-4 text-sm leading-6">
        <Rating {...provider} />
        {usually && <span className="numerals text-muted">{usually}</span>}
      </span>
    </button>
  )
}
