import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '../messages/en/bids.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { Button } from '../ui/Button.tsx'
import { useTicking } from '../ui/clock.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { FormError } from '../ui/FormError.tsx'
import { formatClock, formatMoney } from '../ui/format.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { BidTerms, etaWords } from './BidTerms.tsx'
import { conflictOf } from './conflict.ts'
import { PromiseWords } from './PromiseWords.tsx'
import { useAcceptBid } from './use-accept-bid.ts'

export interface AcceptDialogProps {
  /** As it was when the reader pressed Accept. */
  chosen: BidForOwner
  /** As it stands now: changed, gone from the list, or the same. */
  current: BidForOwner | undefined
  requestId: string
  /** For when help is wanted. */
  when: When
  token: string | null
  /** What else to know before it is done: that somebody must approve it. */
  warning?: string | null
  onClose: () => void
  onAccepted: () => void
}

/**
 * Says what is agreed before it is: the price and the promise that the reader saw when he opened it. When the
 * provider changes them meanwhile, nothing is accepted until the reader has looked at the new ones.
 */
export function AcceptDialog({
  chosen,
  current,
  requestId,
  when,
  token,
  warning,
  onClose,
  onAccepted,
}: AcceptDialogProps) {
  const { accept } = bids
  const [seen, setSeen] = useState(chosen)
  const [note, setNote] = useState('')
  const deed = useAcceptBid(requestId, token)
  const conflict = conflictOf(deed.error)
  const isGone = current?.status !== 'pending' && !deed.isPending
  const isChanged = !isGone && current !== undefined && current.version !== seen.version

  function look() {
    if (current) setSeen(current)
    deed.reset()
  }

  const deedButton = isChanged ? (
    <Button variant="primary" onClick={look}>
      {accept.seeNew}
    </Button>
  ) : (
    <Button
      variant="primary"
      busy={deed.isPending}
      disabledReason={isGone ? accept.gone : null}
      onClick={() => deed.mutate({ seen, note: note.trim() }, { onSuccess: onAccepted })}
    >
      {accept.confirm}
    </Button>
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={accept.title(seen.provider.businessName)}
      footer={
        <>
          {deedButton}
          <Button variant="ghost" onClick={onClose}>
            {accept.back}
          </Button>
        </>
      }
    >
      <FormError
        error={isChanged ? changedWords(current) : (conflict ?? (isGone ? accept.gone : null))}
      />
      <div className={isChanged || isGone ? 'opacity-55' : undefined}>
        <BidTerms bid={seen} when={when} priceLabel={accept.pays} />
      </div>
      <p>
        <PromisedBy etaMinutes={seen.etaMinutes} when={when} /> {accept.after}
      </p>
      {warning && (
        <p className="rounded-sm border-l-4 border-amber-ink bg-amber-soft px-3 py-2">{warning}</p>
      )}
      <Field label={accept.note} hint={accept.noteHint}>
        <TextArea
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}

const changedWords = (bid: BidForOwner): string =>
  `${bids.accept.changedTitle} ${bids.accept.changedText(formatMoney(bid.price), etaWords(bid))}`

/** The promise, if this bid were accepted at this moment. */
function PromisedBy({ etaMinutes, when }: { etaMinutes: number | null; when: When }) {
  const { accept } = bids
  const by = useTicking((now) => formatClock(now + (etaMinutes ?? 0) * 60_000))
  if (when.urgency === 'scheduled' && when.scheduledAt === null) return accept.promiseToAgree
  if (when.urgency === 'scheduled')
    return (
      <>
        {accept.promiseAt}{' '}
        <strong className="numerals text-lg">
          <PromiseWords when={when} etaMinutes={etaMinutes} />
        </strong>
        .
      </>
    )
  if (etaMinutes === null) return accept.promiseNone
  return (
    <>
      {accept.promise} <strong className="numerals text-lg">{by}</strong>
      {accept.promiseFrom}
    </>
  )
}
