import type { BidForOwner } from '#contract/bids.ts'
import { conflictOf } from '../../bids/conflict.ts'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

/** Asks before a bid is gone. */
export function RejectBidDialog({ bid, onClose }: { bid: BidForOwner; onClose: () => void }) {
  const words = fleetBids.reject
  const deed = useDecide()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(bid.provider.businessName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      busy={deed.isPending}
      onConfirm={() =>
        deed.mutate(
          { seen: bid, status: 'rejected' },
          {
            onSuccess: () => {
              toast({ title: words.done })
              onClose()
            },
          },
        )
      }
    >
      <FormError error={deed.isError ? (conflictOf(deed.error) ?? words.failed) : null} />
    </ConfirmDialog>
  )
}
