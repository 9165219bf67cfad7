import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnBid } from '#contract/bids.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { BidDialog } from './BidDialog.tsx'
import { OwnBidCard } from './OwnBidCard.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { useWithdrawBid } from './use-own-bids.ts'

/** The provider's bids, newest first, each with what can be done with it now. */
export function OwnBids({ bids, jobsLink }: { bids: readonly OwnBid[]; jobsLink: string }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<{ deed: 'view' | 'change' | 'withdraw'; bid: OwnBid } | null>(
    null,
  )
  const close = () => setOpen(null)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {bids.map((bid) => (
          <OwnBidCard
            key={bid.id}
            bid={bid}
            onView={() => (bid.jobId ? navigate(jobsLink) : setOpen({ deed: 'view', bid }))}
            onChange={() => setOpen({ deed: 'change', bid })}
            onWithdraw={() => setOpen({ deed: 'withdraw', bid })}
          />
        ))}
      </ul>
      {open?.deed === 'view' && <RequestDialog bid={open.bid} onClose={close} />}
      {open?.deed === 'change' && <BidDialog bid={open.bid} onClose={close} />}
      {open?.deed === 'withdraw' && <Withdraw bid={open.bid} onClose={close} />}
    </>
  )
}

function Withdraw({ bid, onClose }: { bid: OwnBid; onClose: () => void }) {
  const words = providers.mine
  const withdraw = useWithdrawBid()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.withdrawTitle}
      description={words.withdrawText}
      confirmLabel={words.withdrawConfirm}
      cancelLabel={words.withdrawBack}
      busy={withdraw.isPending}
      onConfirm={() =>
        withdraw.mutate(bid, {
          onSuccess: () => {
            toast({ title: words.withdrawn })
            onClose()
          },
        })
      }
    >
      <FormError error={withdraw.isError ? sentenceOf(withdraw.error, words.failedDeed) : null} />
    </ConfirmDialog>
  )
}
