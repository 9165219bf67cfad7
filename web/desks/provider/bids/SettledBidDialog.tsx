import type { OwnBid } from '#contract/bids.ts'
import { lifecycles } from '#contract/words/en/lifecycles.ts'
import { providers } from '#contract/words/en/providers.ts'
import { sentence } from '#contract/words/sayings.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'

/** In place of the change of a bid that was decided meanwhile: what happened, and the way on. */
export function SettledBidDialog({
  bid: { status, statusReason, price, jobId },
  onOpenJob,
  onClose,
}: {
  bid: OwnBid
  onOpenJob: () => void
  onClose: () => void
}) {
  const { bid: words, mine, request } = providers
  const isWon = status === 'accepted'
  const why = statusReason ? mine.reasons[statusReason] : sentence(lifecycles.bids.change)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.changeTitle}
      description={isWon ? words.accepted(formatMoney(price)) : why}
      footer={
        isWon && jobId ? (
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onOpenJob()
            }}
          >
            {mine.viewJob}
          </Button>
        ) : (
          <Button onClick={onClose}>{request.close}</Button>
        )
      }
    />
  )
}
