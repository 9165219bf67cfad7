import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { toast } from '../../kit/ui/toast.ts'
import type { RequestWords } from './reader.ts'
import { useDecideBid } from './use-decide-bid.ts'

export interface RejectDialogProps {
  bid: BidForOwner
  words: RequestWords['reject']
  onClose: () => void
}

/** Asks before a bid is gone. */
export function RejectDialog({ bid, words, onClose }: RejectDialogProps) {
  const { reject } = bids
  const deed = useDecideBid(useAccess(), { onSuccess: () => toast({ title: words.done }) })
  return (
    <ConfirmDeed
      title={reject.title(bid.provider.businessName)}
      description={reject.text}
      confirmLabel={words.confirm}
      cancelLabel={reject.back}
      deed={deed}
      body={{ bid, status: 'rejected' }}
      failed={words.failed}
      onClose={onClose}
    />
  )
}
