import { startTransition, useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids as words } from '../messages/en/bids.ts'
import { MessageButton } from '../messaging/MessageButton.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { focusAccepted } from './AcceptedService.tsx'
import { acceptRefusal } from './accept-refusal.ts'
import { BidCard } from './BidCard.tsx'
import { BidControls } from './BidControls.tsx'
import { arrange, type BidView, noFilters, standouts } from './bid-view.ts'
import { CallDialog } from './CallDialog.tsx'
import { AllFilteredOut, NoBidsYet } from './NoBids.tsx'
import { useNewBids } from './use-new-bids.ts'

export interface AvailableBidsProps {
  request: RequestForOwner
  bids: readonly BidForOwner[]
  /** How many messages of a bid's conversation wait to be read. */
  unread: (bidId: string) => number
  token: string | null
  view: BidView
  onView: (change: Partial<BidView>) => void
}

/** The bids that can still be taken, with what the reader may do with each. */
export function AvailableBids({ request, bids, unread, token, view, onView }: AvailableBidsProps) {
  const isFresh = useNewBids(bids)
  // The choice stands above the cards: a bid that leaves the list keeps its explanation.
  const [choice, setChoice] = useState<{ deed: 'call' | 'accept'; bid: BidForOwner } | null>(null)
  const [cleared, setCleared] = useState(0)
  const close = () => setChoice(null)

  const pending = bids.filter(({ status }) => status === 'pending')
  const shown = arrange(pending, view)
  const { lowest, soonest } = standouts(pending)
  const isTaken = request.status !== 'open'

  /** The fields hold what was typed, so they begin anew together with the address. */
  function clear() {
    startTransition(() => {
      onView(noFilters)
      setCleared(cleared + 1)
    })
  }

  /** The list gives way to the job: that is where the reader goes on. */
  function accepted() {
    close()
    focusAccepted()
  }

  return (
    <>
      {!(isTaken && pending.length === 0) && (
        <section aria-labelledby="available" className="flex flex-col gap-4">
          <header className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="available" className="text-xl">
              {isTaken ? words.list.available : words.list.availableFirst}
            </h2>
            {pending.length > 0 && (
              <p className="text-muted">{words.list.count(shown.length, pending.length)}</p>
            )}
          </header>
          {pending.length > 0 && <BidControls key={cleared} view={view} onChange={onView} />}
          {pending.length === 0 && <NoBidsYet request={request} />}
          {pending.length > 0 && shown.length === 0 && (
            <AllFilteredOut hidden={pending.length} onClear={clear} />
          )}
          <ul className="grid gap-4 xl:grid-cols-2">
            {shown.map((bid) => (
              <BidCard
                key={bid.id}
                bid={bid}
                when={request}
                refusal={acceptRefusal(request, bid)}
                isFresh={isFresh(bid)}
                isLowest={bid.id === lowest}
                isSoonest={bid.id === soonest}
                onCall={() => setChoice({ deed: 'call', bid })}
                onAccept={() => setChoice({ deed: 'accept', bid })}
                more={
                  <MessageButton
                    bidId={bid.id}
                    name={bid.provider.businessName}
                    unread={unread(bid.id)}
                  />
                }
              />
            ))}
          </ul>
        </section>
      )}
      {choice?.deed === 'call' && <CallDialog provider={choice.bid.provider} onClose={close} />}
      {choice?.deed === 'accept' && (
        <AcceptDialog
          chosen={choice.bid}
          current={bids.find(({ id }) => id === choice.bid.id)}
          requestId={request.id}
          when={request}
          token={token}
          onClose={close}
          onAccepted={accepted}
        />
      )}
    </>
  )
}
