import { useState } from 'react'
import type { BidAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { FirstOf } from '../../../../kit/FirstOf.tsx'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { formatDuration } from '../../../../kit/ui/format.ts'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { Money } from '../../../../kit/ui/Money.tsx'
import { Table } from '../../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { ConversationAtDesk } from './ConversationAtDesk.tsx'

/** What was offered, and how much was written about each. */
export function BidsAtDesk({ bids }: { bids: readonly BidAtDesk[] }) {
  const words = desk.bids
  const [reads, setReads] = useState<BidAtDesk | null>(null)
  return (
    <DeskSection title={words.title}>
      {bids.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <FirstOf rows={bids} name="bids" onPhone={3}>
          {(shown) => <Bids bids={shown} onRead={setReads} />}
        </FirstOf>
      )}
      {reads && <ConversationAtDesk bid={reads} onClose={() => setReads(null)} />}
    </DeskSection>
  )
}

function Bids({ bids, onRead }: { bids: readonly BidAtDesk[]; onRead: (bid: BidAtDesk) => void }) {
  const words = desk.bids
  return (
    <Table
      caption={words.title}
      rows={bids}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'provider',
          header: words.provider,
          isName: true,
          cell: ({ provider, enteredBy }) => (
            <>
              <Link to={paths.deskProvider(provider.id)} className={nameLinkClass}>
                {provider.name}
              </Link>
              {enteredBy && (
                <span className="block font-sans text-sm font-normal text-muted">
                  {words.entered(enteredBy)}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'price',
          header: words.price,
          phone: 'aside',
          cell: ({ price }) => <Money amount={price} />,
        },
        {
          key: 'arrival',
          header: words.arrival,
          cell: ({ etaMinutes, etaOpenEnded }) =>
            etaMinutes === null ? desk.none : formatDuration(etaMinutes, etaOpenEnded),
        },
        {
          key: 'miles',
          header: words.miles,
          cell: ({ distanceMiles }) => distanceMiles ?? desk.none,
        },
        {
          key: 'state',
          header: words.state,
          phone: 'plain',
          cell: ({ status, statusReason }) => (
            <Badge tone={status === 'accepted' ? 'green' : 'neutral'}>
              {statusReason ? words.reasons[statusReason] : words.statuses[status]}
            </Badge>
          ),
        },
        {
          key: 'at',
          header: words.at,
          phone: 'plain',
          cell: ({ createdAt }) => <TickingTime at={createdAt} />,
        },
        {
          key: 'messages',
          header: words.messages,
          phone: 'plain',
          isEmpty: (bid) => bid.messages === 0,
          cell: (bid) =>
            bid.messages === 0 ? (
              words.noMessages
            ) : (
              <Button
                aria-label={words.readOf({ count: bid.messages, name: bid.provider.name })}
                onClick={() => onRead(bid)}
              >
                {words.read(bid.messages)}
              </Button>
            ),
        },
      ]}
    />
  )
}
