import type { ReactNode } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../kit/ui/link-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { BidDetails } from './BidDetails.tsx'
import { etaWords } from './BidTerms.tsx'
import { CallProvider } from './CallProvider.tsx'
import { PromiseWords } from './PromiseWords.tsx'
import type { Reader } from './reader.ts'

/** A bid that can no longer be decided, in one row: who, for how much, and what has become of it. */
export function DecidedBid({
  bid,
  reader,
  when,
  marks,
  onCall,
  message,
  deeds,
}: {
  bid: BidForOwner
  reader: Reader
  /** For when help is wanted. */
  when: When
  /** What this reader knows of it besides. */
  marks?: ReactNode
  onCall: () => void
  /** Writing to the provider. */
  message?: ReactNode
  /** What else its reader does with it, said quietly. */
  deeds?: ReactNode
}) {
  const { provider, status, statusReason } = bid
  const reason = statusReason && reader.words.card.reasons?.[statusReason]
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold break-words">
          <Link to={paths.provider(bid.providerId)} className={nameLinkClass}>
            {provider.businessName}
          </Link>
        </h3>
        <p className="numerals">
          <strong className="font-sign text-xl font-semibold">{formatMoney(bid.price)}</strong>
          {' · '}
          {when.urgency === 'scheduled' ? (
            <PromiseWords when={when} etaMinutes={bid.etaMinutes} />
          ) : (
            etaWords(bid)
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {/* Why says it better: who reads "rejected" of one that expired asks by whom. */}
        {(status === 'accepted' || !reason) && (
          <Badge tone={status === 'accepted' ? 'green' : 'neutral'}>{bids.bidStatus[status]}</Badge>
        )}
        {reason}
        <span className="empty:hidden">{marks}</span>
        <TickingTime at={bid.updatedAt} className="ml-auto" />
      </p>
      <BidDetails bid={bid} figures="all" hasMessage>
        <div className="flex flex-wrap gap-2 *:grow">
          <CallProvider provider={provider} by={reader.call} onCall={onCall} />
          {message}
          {deeds}
        </div>
      </BidDetails>
    </li>
  )
}
