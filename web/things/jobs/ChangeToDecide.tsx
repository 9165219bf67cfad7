import { useState } from 'react'
import { totalCents } from '#contract/bid-lines.ts'
import { type ChangeOrder, chosenLines } from '#contract/change-orders.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { lineName } from '#contract/line-name.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { bids } from '#contract/words/en/bids.ts'
import { changes as words } from '#contract/words/en/changes.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { questionClass } from '../../kit/ui/note-class.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { typed } from '../requests/typed.ts'
import { lineAmount, lineQuantity } from './PriceLines.tsx'
import { unansweredOf } from './unanswered-of.ts'
import { useChangeOrders, useDecideChange } from './use-change-orders.ts'
import { WhoIsAsked } from './WhoIsAsked.tsx'

/** The provider has found more than was asked for: what, why, how much, and the answer of who pays for it. */
export function ChangeToDecide({
  request,
  job,
}: {
  request: RequestForOwner
  job: JobForCustomer
}) {
  const { data } = useChangeOrders(job.id, request.timeline)
  // The list comes after its news: what that says is answered is asked for no more.
  const open =
    unansweredOf(request.timeline) !== null && data?.find(({ status }) => status === 'sent')
  return open ? <Decision key={open.id} request={request} job={job} change={open} /> : null
}

function Decision({
  request,
  job,
  change,
}: {
  request: RequestForOwner
  job: JobForCustomer
  change: ChangeOrder
}) {
  const [chosen, setChosen] = useState<readonly number[]>(change.lines.map((_, index) => index))
  /** The price that has been asked about once more. */
  const [asked, setAsked] = useState<string | null>(null)
  const [isDeclining, setDeclining] = useState(false)
  const [why, setWhy] = useState('')
  const decide = useDecideChange(request.id)
  const isOver = useTicking((now) => now >= new Date(change.expiresAt).getTime())
  const name = job.provider.businessName
  const before = centsOf(job.price) ?? 0
  const rise = totalCents(chosenLines(change.lines, chosen) ?? [])
  const after = decimal(before + rise)
  const isLarge = rise * 100 > before * settings.changeOrders.photoAbovePercent
  const isSure = !isLarge || asked === after

  const answer = (approvedLines: readonly number[], total: string, done: string) =>
    mutateThen(decide, { change, approvedLines: [...approvedLines], total }, () =>
      toast({ title: done, tone: 'success' }),
    )
  const refusal = isOver ? words.over : refusalOf(request)
  const isAboveYours = change.waitsFor !== null && !request.can.approve
  // Whether a part of it is within the limit only the server knows.
  const isAll = chosen.length === change.lines.length

  return (
    <section
      aria-label={words.title(name, formatMoney(change.rise))}
      className={`${questionClass} flex flex-col gap-3`}
    >
      <p className="font-sign text-xl font-semibold">
        {words.title(name, formatMoney(change.rise))}
      </p>
      <p>
        {words.reasons[change.reason]}
        {change.words && (
          <>
            : <q>{typed(change.words)}</q>
          </>
        )}
      </p>
      <PhotoStrip photos={change.photos} />
      <ul className="flex flex-col gap-1">
        {change.lines.map((line, index) => {
          const label = lineName(line, bidLineWords.kinds)
          return (
            // Lines have no names of their own, and their order stands.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className="flex items-center justify-between gap-3">
              <Checkbox
                label={label}
                checked={chosen.includes(index)}
                onChange={({ target }) => {
                  setAsked(null)
                  setChosen(
                    change.lines
                      .map((_, at) => at)
                      .filter((at) => (at === index ? target.checked : chosen.includes(at))),
                  )
                }}
              />
              <span className="text-right">
                <span className="numerals text-sm whitespace-nowrap text-muted">
                  {lineQuantity(line)}
                </span>{' '}
                <Money amount={lineAmount(line)} className="font-semibold" />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span>
          {words.agreed} <Money amount={job.price} className="font-semibold" />
        </span>
        <span>
          {words.afterwards} <Money amount={after} className="text-2xl font-bold" />
        </span>
      </p>
      {change.waitsFor && (
        <p>
          {isAboveYours ? words.aboveYours : words.aboveLimit} <WhoIsAsked chain={change} />
        </p>
      )}
      <p className="text-sm">
        {isOver ? (
          words.over
        ) : (
          <>
            {words.answerBy} <Countdown to={change.expiresAt} className="font-semibold" />.{' '}
            {words.noAnswer}
          </>
        )}
      </p>
      {job.phase === 'awaiting_confirmation' && !isOver && (
        <p className="font-semibold">{words.confirmingIsNo(formatMoney(job.price))}</p>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {isLarge && asked === after && words.sure(formatMoney(job.price), formatMoney(after))}
      </p>
      <FormError error={decide.isError ? sentenceOf(decide.error, words.failed) : null} />
      <div className="flex flex-wrap gap-2 *:grow">
        {rise > 0 && (
          <Button
            variant="primary"
            busy={decide.isPending}
            disabledReason={refusal ?? (isAboveYours && isAll ? words.aboveYours : null)}
            onClick={() => (isSure ? answer(chosen, after, words.approved) : setAsked(after))}
          >
            {asked === after
              ? words.approveNew(formatMoney(job.price), formatMoney(after))
              : words.approve(formatMoney(decimal(rise)))}
          </Button>
        )}
        <Button busy={decide.isPending} disabledReason={refusal} onClick={() => setDeclining(true)}>
          {words.decline}
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDeed
          title={words.declineTitle(name, formatMoney(change.rise))}
          description={words.declineText}
          confirmLabel={words.decline}
          cancelLabel={words.declineBack}
          deed={decide}
          body={{ change, approvedLines: [], total: job.price, reason: why.trim() || undefined }}
          done={words.declined}
          failed={words.failed}
          onClose={() => setDeclining(false)}
        >
          <TextAreaField
            label={words.whyNot}
            hint={words.whyNotHint(name)}
            rows={2}
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.target.value)}
          />
        </ConfirmDeed>
      )}
    </section>
  )
}

/** Why this reader cannot answer, a sentence, or null. */
function refusalOf({ can }: RequestForOwner): string | null {
  if (can.decide && can.run) return null
  if (can.onlyLook) return bids.links.onlyLook
  return can.onlyBidId === null ? sentence(fleetRefusal('decide')) : bids.closed.otherLink
}
