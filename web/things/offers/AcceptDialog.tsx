import { useEffect, useEffectEvent, useState } from 'react'
import { callOutCents } from '#contract/bid-lines.ts'
import type { BidForOwner, decideBid } from '#contract/bids.ts'
import { type FeeStage, isFarAhead, stageFeeCents } from '#contract/cancellation.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { bids } from '#contract/words/en/bids.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { trying } from '#contract/words/en/trying.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { isStopped } from '../../kit/api/stopped.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import { now, useTicking } from '../../kit/ui/clock.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { formatClock, formatMoney } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { type ToastInput, toast } from '../../kit/ui/toast.ts'
import type { When } from '../requests/asked/UrgencyBadge.tsx'
import { BidTerms, etaWords, UsualArrival } from './BidTerms.tsx'
import { isForThis } from './best-offer.ts'
import { conflictOf } from './conflict.ts'
import { PromiseWords } from './PromiseWords.tsx'
import type { PayChoice, Paying, RequestWords } from './reader.ts'
import { useDecideBid } from './use-decide-bid.ts'

export interface AcceptDialogProps {
  /** As it was when the reader pressed Accept. */
  chosen: BidForOwner
  /** As it stands now: changed, gone from the list, or the same. */
  current: BidForOwner | undefined
  /** For when help is wanted. */
  when: When
  words: RequestWords['accept']
  /** What else to know before it is done: that somebody must approve it, that it is above the budget. */
  warning?: string | null
  /** It is only asked for: nothing is promised yet. */
  isForApproval?: boolean
  /** It says yes to what a driver has asked for: not once that is taken back. */
  isAsked?: boolean | undefined
  /** Why nothing of its request can be taken any more: it has ended. */
  over?: string | null
  /** Asks how a fleet pays. */
  Pay?: PayChoice | undefined
  onClose: () => void
  onAccepted: () => void
}

/**
 * Says what is agreed before it is: the price and the promise that the reader saw on opening it. When the
 * provider changes them meanwhile, nothing is accepted until the reader has looked at the new ones.
 */
export function AcceptDialog({
  chosen,
  current,
  when,
  words,
  warning,
  isForApproval = false,
  isAsked,
  over = null,
  Pay,
  onClose,
  onAccepted,
}: AcceptDialogProps) {
  const { accept } = bids
  const [seen, setSeen] = useState(chosen)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const [paying, setPaying] = useState<Paying>({})
  const deed = useDecideBid(useAccess(), {
    onSuccess: (answer) => toast(sayDone(answer, words, seen)),
    onError: (error) => {
      // A conflict is explained in the dialog, where the hand is.
      if (conflictOf(error) || isStopped(error)) return
      const description = sentenceOf(error, words.failed)
      toast({ title: accept.error, description, tone: 'danger' })
    },
  })
  const { isLost, stop } = deed
  const wasStopped = isStopped(deed.error)
  // The news may say first what the lost answer would have.
  const isTaken = current?.status === 'accepted' && (isLost || wasStopped)
  // What this reader has taken is not gone.
  const isGone = current?.status !== 'pending' && !deed.isPending && !deed.isSuccess && !isTaken
  const gone = current?.status === 'accepted' ? accept.over.accepted : accept.gone
  const isChanged = !isGone && current !== undefined && current.version !== seen.version
  const refused = deed.error && sentenceOf(deed.error, words.failed)
  const unanswered = isLost ? trying.noAnswer : wasStopped ? trying.stopped : null
  const error = isChanged
    ? accept.changed(formatMoney(current.price), etaWords(current))
    : (over ?? conflictOf(deed.error) ?? (isGone ? gone : null) ?? unanswered ?? refused)

  const hearTaken = useEffectEvent(() => {
    stop()
    toast(sayAccepted(words, seen))
    onAccepted()
  })
  useEffect(() => {
    if (isTaken) hearTaken()
  }, [isTaken])

  /** Whoever leaves while it is sent again and again wants no more of it. */
  function close() {
    if (isLost) stop()
    onClose()
  }

  function look() {
    if (current) setSeen(current)
    deed.reset()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={words.title(seen.provider.businessName)}
      error={error}
      footer={
        <>
          {isChanged ? (
            <Button variant="primary" onClick={look}>
              {accept.seeNew}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={deed.isPending}
              disabledReason={over ?? (isGone ? gone : null)}
              onClick={() =>
                deed.mutate(
                  { bid: seen, status: 'accepted', note, reason, isAsked, ...paying },
                  { onSuccess: onAccepted },
                )
              }
            >
              {words.confirm}
            </Button>
          )}
          {isLost ? (
            <Button onClick={stop}>{trying.stop}</Button>
          ) : (
            <Button variant="ghost" onClick={close}>
              {accept.back}
            </Button>
          )}
        </>
      }
    >
      <div className={isChanged || isGone ? 'opacity-55' : undefined}>
        <BidTerms bid={seen} when={when} priceLabel={words.pays} />
        {isForThis(seen) && <UsualArrival bid={seen} />}
        {seen.madeBefore.length > 0 && (
          <p className="border-l-4 border-amber pl-2 font-medium">
            {corrections.madeBefore(seen.madeBefore)}
            {!isForThis(seen) && `. ${corrections.askFirst}`}
          </p>
        )}
      </div>
      {!isGone && (
        <p className="text-sm text-muted">
          {bids.card.stands} <Countdown to={seen.expiresAt} className="font-semibold text-ink" />
        </p>
      )}
      <p>
        {!isForApproval && <PromisedBy bid={seen} when={when} />} {words.after}
      </p>
      {!isForApproval && <p className="text-sm text-muted">{beforehand(seen, when)}</p>}
      {warning && <p className={noteClass}>{warning}</p>}
      {Pay && <Pay bid={seen} value={paying} onChange={setPaying} />}
      {isForApproval && (
        <TextAreaField
          label={drivers.jobs.askWhy}
          hint={drivers.jobs.askWhyHint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <TextAreaField
        label={accept.note}
        hint={accept.noteHint}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  )
}

/** Above a driver's limit it is not an acceptance yet: a manager of the fleet has been asked. */
function sayDone(
  answer: AnswerOf<typeof decideBid>,
  words: RequestWords['accept'],
  seen: BidForOwner,
): ToastInput {
  if ('jobId' in answer && answer.jobId === null)
    return { title: bids.accept.waitsTitle, description: answer.message }
  return sayAccepted(words, seen)
}

function sayAccepted(words: RequestWords['accept'], { provider }: BidForOwner): ToastInput {
  const description = words.doneText(provider.businessName)
  return { title: words.done, description, tone: 'success' }
}

/** What canceling will cost once it is accepted. */
function beforehand({ price, lines }: BidForOwner, { scheduledAt }: When): string {
  const about = { priceCents: centsOf(price) ?? 0, callOutCents: callOutCents(lines) }
  const feeOf = (stage: FeeStage) => formatMoney(decimal(stageFeeCents(stage, about)))
  return cancellation.beforehand({
    fees: { assigned: feeOf('assigned'), en_route: feeOf('en_route'), arrived: feeOf('arrived') },
    isFarAhead: isFarAhead(scheduledAt === null ? null : Date.parse(scheduledAt), now()),
  })
}

/** The promise, if this bid were accepted at this moment. */
function PromisedBy({ bid: { etaMinutes, etaOpenEnded }, when }: { bid: BidForOwner; when: When }) {
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
      {etaOpenEnded ? accept.promiseOpen : accept.promise}{' '}
      <strong className="numerals text-lg">{by}</strong>
      {accept.promiseFrom}
    </>
  )
}
