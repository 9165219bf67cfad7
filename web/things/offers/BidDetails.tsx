import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { bids } from '#contract/words/en/bids.ts'
import { More } from '../../kit/ui/More.tsx'
import { PriceLines } from '../jobs/PriceLines.tsx'
import { typed } from '../requests/typed.ts'
import { ProviderFigures, type ProviderFiguresProps } from './ProviderFigures.tsx'

/** What of a bid does not stand on its row. */
export function BidDetails({
  bid,
  figures,
  hasMessage,
  children,
}: {
  bid: BidForOwner
  figures: ProviderFiguresProps['part']
  hasMessage: boolean
  /** What to do with it besides. */
  children?: ReactNode
}) {
  return (
    <More summary={bids.card.details}>
      <div className="flex flex-col gap-3 pb-2">
        <ProviderFigures provider={bid.provider} part={figures} />
        {bid.message && hasMessage && (
          <blockquote className="border-l-4 border-line pl-3 break-words whitespace-pre-line">
            {typed(bid.message)}
          </blockquote>
        )}
        {bid.lines && (
          <section aria-label={bidLineWords.covers}>
            <h4 className="text-base font-semibold">{bidLineWords.covers}</h4>
            <PriceLines lines={bid.lines} />
          </section>
        )}
        {children}
      </div>
    </More>
  )
}
