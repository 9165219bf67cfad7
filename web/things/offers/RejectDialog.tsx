import { useState } from 'react'
import { type BidForOwner, bidLifecycle } from '#contract/bids.ts'
import { may } from '#contract/lifecycle.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { turnDown } from '#contract/words/en/turn-down.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import type { RequestWords } from './reader.ts'
import { useDecideBid } from './use-decide-bid.ts'

export interface RejectDialogProps {
  /** As it was when the reader pressed Reject. */
  bid: BidForOwner
  /** As it stands now, or gone from the list. */
  current: BidForOwner | undefined
  words: RequestWords['reject']
  /** The driver who wants it and waits for the fleet's word; null where nobody does. */
  wantedBy: string | null
  /** Only the driver is told no. */
  keepsBid?: boolean | undefined
  onClose: () => void
}

/** Asks before a bid is gone, or what a driver wants of it. */
export function RejectDialog({
  bid,
  current,
  words,
  keepsBid,
  onClose,
  ...opened
}: RejectDialogProps) {
  const { reject } = bids
  // Somebody else may free the driver meanwhile; what is being typed is said all the same.
  const [wantedBy] = useState(opened.wantedBy)
  const [reason, setReason] = useState('')
  const says = keepsBid ? turnDown : { ...words, title: reject.title, back: reject.back }
  const deed = useDecideBid(useAccess(), { onSuccess: () => toast({ title: says.done }) })
  // Another of the same company may decide while a reason is typed: what happened is said here, and the words stay.
  const isOver =
    !deed.isPending &&
    !deed.isSuccess &&
    !deed.isLost &&
    !may(bidLifecycle, 'reject', current?.status ?? 'withdrawn')
  const over = current?.status === 'accepted' ? words.accepted : reject.over
  return (
    <ConfirmDeed
      title={says.title(bid.provider.businessName)}
      description={textOf(wantedBy, keepsBid)}
      confirmLabel={says.confirm}
      cancelLabel={says.back}
      deed={deed}
      body={{ bid, status: 'rejected', reason, isAsked: wantedBy !== null, keepsBid }}
      failed={says.failed}
      over={isOver ? over : null}
      onClose={onClose}
    >
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

/** What becomes of the bid, and of the driver who wants it. */
function textOf(wantedBy: string | null, keepsBid: boolean | undefined): string {
  const { text } = bids.reject
  if (wantedBy === null) return text
  const about = { driver: wantedBy }
  return keepsBid ? turnDown.text(about) : `${text} ${turnDown.closes(about)}`
}
