import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import { BidTerms, etaWords } from '../../bids/BidTerms.tsx'
import { conflictOf } from '../../bids/conflict.ts'
import { fleetBids } from '../../messages/en/fleet-bids.ts'
import type { When } from '../../requests/asked/UrgencyBadge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { formatMoney } from '../../ui/format.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

export interface ApproveDialogProps {
  /** As it was when the reader pressed Approve. */
  chosen: BidForOwner
  /** As it stands now: changed, gone, or the same. */
  current: BidForOwner | undefined
  /** How much it is above the budget, or null. */
  overBudget: string | null
  /** For when help is wanted. */
  when: When
  onClose: () => void
  onApproved: () => void
}

/** Says what is agreed before it is; an offer that changed meanwhile is looked at again first. */
export function ApproveDialog({
  chosen,
  current,
  overBudget,
  when,
  onClose,
  onApproved,
}: ApproveDialogProps) {
  const words = fleetBids.approve
  const [seen, setSeen] = useState(chosen)
  const [note, setNote] = useState('')
  const deed = useDecide()
  const isGone = current?.status !== 'pending' && !deed.isPending && !deed.isSuccess
  const isChanged = !isGone && current !== undefined && current.version !== seen.version
  const { businessName } = seen.provider

  const approve = () =>
    deed.mutate(
      { seen, status: 'accepted', note: note.trim() },
      {
        onSuccess: () => {
          toast({ title: words.done, description: words.doneText(businessName), tone: 'success' })
          onApproved()
        },
      },
    )
  function look() {
    if (current) setSeen(current)
    deed.reset()
  }
  const error = isChanged
    ? words.changed(formatMoney(current.price), etaWords(current))
    : deed.isError
      ? (conflictOf(deed.error) ?? words.failed)
      : isGone
        ? words.gone
        : null

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(businessName)}
      footer={
        <>
          {isChanged ? (
            <Button variant="primary" onClick={look}>
              {words.seeNew}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={deed.isPending}
              disabledReason={isGone ? words.gone : null}
              onClick={approve}
            >
              {words.confirm}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <FormError error={error} />
      <div className={isChanged || isGone ? 'opacity-55' : undefined}>
        <BidTerms bid={seen} when={when} priceLabel={words.pays} />
      </div>
      {overBudget && (
        <p className="rounded-sm border-l-4 border-amber-ink bg-amber-soft px-3 py-2">
          {words.overBudget(overBudget)}
        </p>
      )}
      <p>{words.after}</p>
      <Field label={words.note}>
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
