import type { BidForOwner } from '#contract/bids.ts'
import { sentenceOf } from '../api/api-error.ts'
import { useAccess } from '../api/RequestAccess.tsx'
import { bids } from '../messages/en/bids.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
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
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reject.title(bid.provider.businessName)}
      description={reject.text}
      confirmLabel={words.confirm}
      cancelLabel={reject.back}
      busy={deed.isPending}
      onConfirm={() => deed.mutate({ bid, status: 'rejected' }, { onSuccess: onClose })}
    >
      <FormError error={deed.isError ? sentenceOf(deed.error, words.failed) : null} />
    </ConfirmDialog>
  )
}
