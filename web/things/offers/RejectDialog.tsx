import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { trying } from '#contract/words/en/trying.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { failedOrStopped } from '../../kit/trying-dialog.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import type { RequestWords } from './reader.ts'
import { useDecideBid } from './use-decide-bid.ts'

export interface RejectDialogProps {
  bid: BidForOwner
  words: RequestWords['reject']
  /** The driver who wants it and waits for the fleet's word; null where nobody does. */
  wantedBy: string | null
  onClose: () => void
}

/** Asks before a bid is gone. */
export function RejectDialog({ bid, words, onClose, ...opened }: RejectDialogProps) {
  const { reject } = bids
  // Somebody else may free the driver meanwhile; what is being typed is said all the same.
  const [wantedBy] = useState(opened.wantedBy)
  const [reason, setReason] = useState('')
  const deed = useDecideBid(useAccess(), { onSuccess: () => toast({ title: words.done }) })
  return (
    <ConfirmDeed
      title={reject.title(bid.provider.businessName)}
      description={reject.text}
      confirmLabel={words.confirm}
      cancelLabel={deed.isLost ? trying.stop : reject.back}
      deed={deed}
      body={{ bid, status: 'rejected', reason }}
      failed={failedOrStopped(deed.error, words.failed)}
      onClose={deed.isLost ? deed.stop : onClose}
    >
      <FormError error={deed.isLost ? trying.noAnswer : null} />
      {wantedBy !== null && (
        <TextAreaField
          label={drivers.jobs.noWhy}
          hint={drivers.jobs.noWhyHint(wantedBy)}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDeed>
  )
}
