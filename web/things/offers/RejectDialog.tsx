import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
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
