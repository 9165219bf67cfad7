import type { BidForOwner, OwnBid } from '#contract/bids.ts'
import { bids } from '../messages/en/bids.ts'
import { Duration } from '../ui/Duration.tsx'
import { formatDuration } from '../ui/format.ts'
import { Money } from '../ui/Money.tsx'

/** The two numbers of a bid, the largest things on its card. */
export function BidTerms({
  bid: { price, etaMinutes, etaOpenEnded },
  priceLabel = bids.card.price,
}: {
  bid: Pick<BidForOwner | OwnBid, 'price' | 'etaMinutes' | 'etaOpenEnded'>
  priceLabel?: string
}) {
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-muted">{priceLabel}</dt>
        <dd>
          <Money amount={price} className="text-4xl font-bold" />
        </dd>
      </div>
      <div className="flex flex-col-reverse justify-end border-l border-line pl-4">
        <dt className="text-sm text-muted">{bids.card.eta}</dt>
        <dd>
          {etaMinutes === null ? (
            <span className="font-sign text-2xl leading-12 font-semibold text-muted">
              {bids.card.noEta}
            </span>
          ) : (
            <Duration
              minutes={etaMinutes}
              openEnded={etaOpenEnded}
              className="text-4xl font-bold"
            />
          )}
        </dd>
      </div>
    </dl>
  )
}

/** "45 min", "3+ h", "no ETA": in a sentence. */
export const etaWords = ({
  etaMinutes,
  etaOpenEnded,
}: Pick<BidForOwner, 'etaMinutes' | 'etaOpenEnded'>): string =>
  etaMinutes === null ? bids.card.noEta : formatDuration(etaMinutes, etaOpenEnded)
