import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnBid } from '#contract/bids.ts'
import { providers } from '#contract/words/en/providers.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { BidDialog } from './BidDialog.tsx'
import { DecidedBidRow } from './DecidedBidRow.tsx'
import { OwnBidCard } from './OwnBidCard.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { SettledBidDialog } from './SettledBidDialog.tsx'
import { useWithdrawBid } from './use-own-bids.ts'

/** The provider's bids: as cards those that can still be won, as rows those that were and that were not; each newest first. */
export function OwnBids({ bids, jobsLink }: { bids: readonly OwnBid[]; jobsLink: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ deed: 'view' | 'change' | 'withdraw'; bid: OwnBid } | null>(
    null,
  )
  const close = () => setOpen(null)
  const words = providers.mine
  const view = (bid: OwnBid) =>
    bid.jobId ? navigate(`${jobsLink}&job=${bid.jobId}`) : setOpen({ deed: 'view', bid })
  // As it stands now: the customer may decide while the dialog is open.
  const current = bids.find(({ id }) => id === open?.bid.id)
  const isSettled = current !== undefined && current.status !== 'pending'
  const live = bids.filter(({ status }) => status !== 'accepted' && status !== 'rejected')
  const won = latestFirst(bids, 'accepted')
  const lost = latestFirst(bids, 'rejected')
  const decided = { won, lost }
  return (
    <>
      <div className="flex flex-col gap-4 sm:gap-6">
        {live.length > 0 && (
          <div className="flex flex-col gap-3">
            <h3 className="text-lg">{words.groups.live}</h3>
            <ul
              aria-label={words.groups.live}
              className="grid gap-2 sm:gap-4 md:grid-cols-2 xl:grid-cols-3"
            >
              {live.map((bid) => (
                <OwnBidCard
                  key={bid.id}
                  bid={bid}
                  onView={() => view(bid)}
                  onChange={() => setOpen({ deed: 'change', bid })}
                  onWithdraw={() => setOpen({ deed: 'withdraw', bid })}
                />
              ))}
            </ul>
          </div>
        )}
        {(['won', 'lost'] as const).map(
          (group) =>
            decided[group].length > 0 && (
              <div key={group} className="flex flex-col gap-3">
                <h3 className="text-lg">{words.groups[group]}</h3>
                <FirstOf rows={decided[group]} name={group}>
                  {(shown) => (
                    <ul
                      aria-label={words.groups[group]}
                      className="rounded-md border border-line bg-surface"
                    >
                      {shown.map((bid) => (
                        <DecidedBidRow key={bid.id} bid={bid} onView={() => view(bid)} />
                      ))}
                    </ul>
                  )}
                </FirstOf>
              </div>
            ),
        )}
      </div>
      {open?.deed === 'view' && <RequestDialog bid={open.bid} onClose={close} />}
      {open?.deed === 'change' && !isSettled && (
        <BidDialog bid={open.bid} current={current} onClose={close} />
      )}
      {open?.deed === 'change' && isSettled && (
        <SettledBidDialog bid={current} onOpenJob={() => view(current)} onClose={close} />
      )}
      {open?.deed === 'withdraw' && <Withdraw bid={open.bid} onClose={close} />}
    </>
  )
}

/** By when it was decided or changed last, which is what their rows say. */
const latestFirst = (bids: readonly OwnBid[], status: OwnBid['status']) =>
  bids
    .filter((bid) => bid.status === status)
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))

function Withdraw({ bid, onClose }: { bid: OwnBid; onClose: () => void }) {
  const words = providers.mine
  return (
    <ConfirmDeed
      title={words.withdrawTitle}
      description={words.withdrawText}
      confirmLabel={words.withdrawConfirm}
      cancelLabel={words.withdrawBack}
      deed={useWithdrawBid()}
      body={bid}
      done={words.withdrawn}
      failed={words.failedDeed}
      onClose={onClose}
    />
  )
}
