import { useState } from 'react'
import { appealBody, type Dispute, offerBody } from '#contract/disputes.ts'
import { centsOf } from '#contract/primitives.ts'
import { providerRefusal } from '#contract/provider-rights.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { disputes as words } from '#contract/words/en/disputes.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { questionClass } from '../../kit/ui/note-class.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { typed } from '../requests/typed.ts'
import { ComebackLink, OfferComeback } from './Comeback.tsx'
import { nameOf } from './ObjectDialog.tsx'
import { SayWithPhotos } from './SayWithPhotos.tsx'
import { saidDraft, useAnswer, useDisputeDeeds } from './use-disputes.ts'

type Offer = Dispute['offers'][number]
type Asks = 'answer' | 'offer' | 'appeal' | 'withdraw'

/** What happens at `dueAt` where nobody does anything. */
function nextOf({ can, state }: Dispute): string {
  if (state === 'comeback') return comeback.until
  if (state === 'open') return can.answer ? words.next.answer : words.next.silence
  return state === 'decided' ? words.next.final : words.next.decision
}

/** Of an offer: did the reader's side make it? */
const isOfReader = ({ side }: Offer, { bySide, isOwn }: Dispute): boolean =>
  (side === bySide) === isOwn

/** Who is awaited: the one whose time runs, also beside an offer of their own that nobody has taken. */
const standingOf = ({ can, state }: Dispute): string =>
  can.answer ? words.waitsForYou : can.accept ? words.offered : words.states[state]

/** One dispute as a side of it reads it: what is in question, what each has said, how it stands, what can be done. */
export function DisputeCard({
  dispute,
  bidId,
}: {
  dispute: Dispute
  /** In whose conversation photos of it stand. */
  bidId: string
}) {
  const [asks, setAsks] = useState<Asks | null>(null)
  const [taken, setTaken] = useState<Offer | null>(null)
  const deeds = useDisputeDeeds(dispute.id)
  const { can, offers, state } = dispute
  const { error } = deeds.accept
  return (
    <section
      aria-label={dispute.isOwn ? words.own : words.theirs}
      className={`${questionClass} flex w-full flex-col gap-3`}
    >
      <p className="flex flex-wrap items-center gap-2 font-sign text-xl font-semibold">
        {dispute.isOwn ? words.own : words.theirs} <Badge>{standingOf(dispute)}</Badge>
      </p>
      <p className="font-semibold">
        {words.reasons[dispute.reason]}: {words.claimed(formatMoney(dispute.claim))}
      </p>
      {dispute.lines && <p>{dispute.lines.map(nameOf).join(' · ')}</p>}
      <q>{typed(dispute.words)}</q>
      {dispute.answer && <Said label={words.answered} text={dispute.answer} />}
      {dispute.stillWrong && <Said label={comeback.after} text={dispute.stillWrong} />}
      {dispute.appeal && <Said label={words.appealed} text={dispute.appeal} />}
      <PhotoStrip photos={dispute.photos} />
      <div role="status" className="empty:hidden">
        {dispute.because && <p>{words.causes[dispute.because]}</p>}
        {dispute.award !== null && (
          <p className="font-semibold">
            {words.award(dispute.isOwn ? 'own' : 'theirs', formatMoney(dispute.award))}
          </p>
        )}
        {dispute.decision && <p>{typed(dispute.decision)}</p>}
        {Number(dispute.direct) > 0 && <p>{words.direct(formatMoney(dispute.direct))}</p>}
      </div>
      {dispute.dueAt && (
        <p className="text-sm">
          {nextOf(dispute)} <TickingTime at={dispute.dueAt} />
        </p>
      )}
      {dispute.comeback && state === 'comeback' && <ComebackLink comeback={dispute.comeback} />}
      {offers.length > 0 && (
        <ul aria-label={words.offers} className="flex flex-col gap-2">
          {offers.map((offer) => {
            const { id, award, isComeback } = offer
            const isOwn = isOfReader(offer, dispute)
            return (
              <li key={id} className="flex flex-wrap items-center gap-2">
                {isComeback
                  ? comeback.offered[isOwn ? 'own' : 'theirs']
                  : words.offerOf(isOwn ? 'own' : 'theirs', {
                      sum: formatMoney(award),
                      ...dispute,
                    })}{' '}
                <span className="text-sm">
                  {words.offerEnds} <TickingTime at={offer.expiresAt} />
                </span>
                {!isOwn && can.accept && (
                  <Button
                    variant="primary"
                    busy={deeds.accept.isPending}
                    onClick={() => (isComeback ? deeds.accept.mutate(id) : setTaken(offer))}
                  >
                    {isComeback ? comeback.accept : words.accept(formatMoney(award))}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!dispute.settles && dispute.dueAt && (
        <p className="text-sm text-muted">{sentence(providerRefusal('keepMoney'))}</p>
      )}
      <FormError error={error && !taken ? sentenceOf(error, words.failed) : null} />
      <div className="flex flex-wrap gap-2 *:grow empty:hidden">
        {can.answer && (
          <Button variant="primary" onClick={() => setAsks('answer')}>
            {words.answer}
          </Button>
        )}
        {can.offer && <Button onClick={() => setAsks('offer')}>{words.offer}</Button>}
        {can.offerComeback && <OfferComeback dispute={dispute} />}
        {can.appeal && <Button onClick={() => setAsks('appeal')}>{words.appeal}</Button>}
        {can.withdraw && (
          <Button variant="ghost" onClick={() => setAsks('withdraw')}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {taken && (
        <ConfirmDeed
          title={words.settle.title(formatMoney(taken.award))}
          description={words.settle.text({
            ...dispute,
            sum: formatMoney(taken.award),
            claim: formatMoney(dispute.claim),
            decided: dispute.award === null ? null : formatMoney(dispute.award),
          })}
          confirmLabel={words.accept(formatMoney(taken.award))}
          cancelLabel={words.settle.back}
          tone="primary"
          deed={deeds.accept}
          body={taken.id}
          failed={words.failed}
          onClose={() => setTaken(null)}
        />
      )}
      {asks === 'offer' && <OfferDialog dispute={dispute} onClose={() => setAsks(null)} />}
      {asks === 'withdraw' && (
        <ConfirmDeed
          title={words.withdrawTitle}
          description={words.withdrawText}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          deed={deeds.withdraw}
          body={undefined}
          failed={words.failed}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'answer' && (
        <AnswerDialog id={dispute.id} bidId={bidId} onClose={() => setAsks(null)} />
      )}
      {asks === 'appeal' && <AppealDialog id={dispute.id} onClose={() => setAsks(null)} />}
    </section>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="text-sm text-muted">{label}: </span>
      <q>{typed(text)}</q>
    </p>
  )
}

interface DialogProps {
  id: string
  onClose: () => void
}

function AnswerDialog({ id, bidId, onClose }: DialogProps & { bidId: string }) {
  return (
    <SayWithPhotos
      bidId={bidId}
      place={saidDraft(id)}
      title={words.answerTitle}
      text={words.answerText}
      send={useAnswer(id)}
      onClose={onClose}
    />
  )
}

function AppealDialog({ id, onClose }: DialogProps) {
  const { appeal } = useDisputeDeeds(id)
  const form = useEndpointForm(appealBody, {
    values: { words: '' },
    send: appeal,
    failed: words.failed,
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.appealTitle}
      description={words.appealText}
      submitLabel={words.send}
    >
      <TextAreaField
        label={words.words}
        required
        {...form.field('words')}
        rows={4}
        maxLength={2000}
      />
    </FormDialog>
  )
}

function OfferDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { offer } = useDisputeDeeds(dispute.id)
  const [isNothing, setNothing] = useState(false)
  const claim = formatMoney(dispute.claim)
  const form = useEndpointForm(offerBody, {
    values: { award: '' },
    send: {
      ...offer,
      // Who disputes and offers to get nothing gives it all up: that is asked first.
      mutate: (body, then) =>
        dispute.isOwn && centsOf(body.award) === 0 ? setNothing(true) : offer.mutate(body, then),
    },
    failed: words.failed,
    onDone: onClose,
  })
  if (isNothing)
    return (
      <ConfirmDeed
        title={words.nothing.title}
        description={words.nothing.text(claim)}
        confirmLabel={words.nothing.send}
        cancelLabel={words.nothing.back}
        deed={offer}
        body={{ award: '0.00' }}
        failed={words.failed}
        onClose={() => setNothing(false)}
        onDone={onClose}
      />
    )
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.offerTitle(dispute)}
      description={words.offerText}
      submitLabel={words.send}
    >
      <TextField
        label={words.amount({ ...dispute, claim })}
        required
        {...form.field('award')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  )
}
