import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { focusAccepted } from '../../bids/AcceptedService.tsx'
import { standouts } from '../../bids/bid-view.ts'
import { useNewBids } from '../../bids/use-new-bids.ts'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { MessageButton } from '../../messaging/MessageButton.tsx'
import type { OwnRequest } from '../../requests/asked/use-own-requests.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useFleetProviders } from '../providers/use-fleet-providers.ts'
import { Approval } from './Approval.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { FleetBidCard } from './FleetBidCard.tsx'
import { FleetControls } from './FleetControls.tsx'
import { arrangeForFleet, type FleetView } from './fleet-view.ts'
import { overBudgetOf } from './over-budget.ts'
import { RejectBidDialog } from './RejectBidDialog.tsx'

export interface FleetBidsProps {
  request: OwnRequest
  /** Why nothing can be decided by this reader, or null. */
  refusal: string | null
  unread: (bidId: string) => number
  view: FleetView
  onView: (change: Partial<FleetView>) => void
}

type Choice = { deed: 'approve' | 'reject'; bid: BidForOwner }

/** What waits for a decision, and all bids on the request. */
export function FleetBids({ request, refusal, unread, view, onView }: FleetBidsProps) {
  const words = fleetBids.list
  const { bids, approval, budget } = request
  const isFresh = useNewBids(bids)
  const known = useFleetProviders().data
  // The choice stands above the cards: a bid that leaves the list keeps its explanation.
  const [choice, setChoice] = useState<Choice | null>(null)
  const close = () => setChoice(null)
  const choose = (deed: Choice['deed'], bid: BidForOwner) => () => setChoice({ deed, bid })

  const pending = bids.filter(({ status }) => status === 'pending')
  const { lowest, soonest } = standouts(pending)
  const shown = arrangeForFleet(bids, view)
  const askedFor = bids.find(({ id }) => id === approval?.bidId)

  return (
    <>
      {approval && askedFor && (
        <Approval
          approval={approval}
          driverId={request.driver?.id}
          bid={askedFor}
          refusal={refusal}
          onApprove={choose('approve', askedFor)}
          onReject={choose('reject', askedFor)}
        />
      )}
      <section aria-labelledby="bids" className="flex flex-col gap-4">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="bids" className="text-xl">
            {words.heading}
          </h2>
          {bids.length > 0 && (
            <p className="text-muted" aria-live="polite">
              {words.count(shown.length, bids.length)}
            </p>
          )}
        </header>
        {bids.length > 0 && <FleetControls view={view} onChange={onView} />}
        {bids.length === 0 && request.status === 'open' && (
          <EmptyState title={words.noneTitle}>
            <p>
              {words.noneText}{' '}
              {request.alertedCount > 0
                ? words.noneAlerted(request.alertedCount)
                : words.noneInReach}
            </p>
            <p className="mt-2">{words.noneNext}</p>
          </EmptyState>
        )}
        {bids.length > 0 && shown.length === 0 && (
          <EmptyState
            title={words.filteredTitle}
            action={<Button onClick={() => onView({ filter: 'all' })}>{words.showAll}</Button>}
          >
            {words.filteredText(bids.length)}
          </EmptyState>
        )}
        <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {shown.map((bid) => (
            <FleetBidCard
              key={bid.id}
              bid={bid}
              when={request}
              standing={known?.find(({ id }) => id === bid.providerId)?.standing ?? null}
              overBudget={overBudgetOf(bid.price, budget)}
              isAskedFor={bid === askedFor}
              isFresh={isFresh(bid)}
              isLowest={bid.id === lowest}
              isSoonest={bid.id === soonest}
              refusal={refusal}
              onApprove={choose('approve', bid)}
              onReject={choose('reject', bid)}
              more={
                refusal === null && (
                  <MessageButton
                    bidId={bid.id}
                    name={bid.provider.businessName}
                    unread={unread(bid.id)}
                  />
                )
              }
            />
          ))}
        </ul>
      </section>
      {choice?.deed === 'reject' && <RejectBidDialog bid={choice.bid} onClose={close} />}
      {choice?.deed === 'approve' && (
        <ApproveDialog
          chosen={choice.bid}
          current={bids.find(({ id }) => id === choice.bid.id)}
          overBudget={overBudgetOf(choice.bid.price, budget)}
          when={request}
          onClose={close}
          onApproved={() => {
            close()
            focusAccepted()
          }}
        />
      )}
    </>
  )
}
