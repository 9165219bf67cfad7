import type { BidForOwner } from '#contract/bids.ts'
import { sentenceOf } from '../api/api-error.ts'
import { customers } from '../messages/en/customers.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
import { useRejectBid } from './use-reject-bid.ts'

/** Asks before a bid is gone. */
export function RejectDialog({ bid, onClose }: { bid: BidForOwner; onClose: () => void }) {
  const words = customers.reject
  const reject = useRejectBid()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(bid.provider.businessName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      busy={reject.isPending}
      onConfirm={() =>
        reject.mutate(bid, {
          onSuccess: () => {
            toast({ title: words.done })
            onClose()
          },
        })
      }
    >
      <FormError error={reject.isError ? sentenceOf(reject.error, words.failed) : null} />
    </ConfirmDialog>
  )
}
