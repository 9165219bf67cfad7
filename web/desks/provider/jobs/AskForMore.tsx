import { useState } from 'react'
import { mayAskForMore } from '#contract/ask-for-more.ts'
import { type ChangeOrder, unapproved } from '#contract/change-orders.ts'
import { phasesAtTruck, phasesSinceArrival } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import { changes as words } from '#contract/words/en/changes.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { later } from '../../../kit/api/later.tsx'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { useChangeDeeds, useChangeOrders } from '../../../things/jobs/use-change-orders.ts'
import { WhoIsAsked } from '../../../things/jobs/WhoIsAsked.tsx'
import { useAskedForMore, usePress } from '../../../things/presses/use-presses.ts'
import { typed } from '../../../things/requests/typed.ts'

const AskForMoreDialog = later(() =>
  import('../../../things/jobs/AskForMoreDialog.tsx').then((part) => part.AskForMoreDialog),
)

/** More money for more work than the bid said: asking for it, waiting for the answer, and what to do after a no. */
export function AskForMore({ job }: { job: JobForProvider }) {
  const [asks, setAsks] = useState(false)
  const { data } = useChangeOrders(job.id, job.timeline)
  const pressed = useAskedForMore(job.id)
  const { askForMore } = usePress({ id: job.id, title: job.request.title })
  const mayAsk = useTicking((time) => mayAskForMore(job, time))
  if (!phasesSinceArrival.includes(job.phase)) return null
  const newest = data?.[0]
  return (
    <>
      {newest?.status === 'sent' ? (
        <Waiting job={job} change={newest} />
      ) : (
        <div className="flex flex-col items-start gap-2">
          {newest && (
            <p>
              {words.waiting(formatMoney(newest.rise))}:{' '}
              <strong>{words.states[newest.status]}</strong>
              {newest.status === 'declined' && <WhyNot job={job} />}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {mayAsk && pressed === null && (
              <Button onClick={() => setAsks(true)}>{words.ask}</Button>
            )}
            {newest && unapproved.includes(newest.status) && phasesAtTruck.includes(job.phase) && (
              <Leave job={job} />
            )}
          </div>
        </div>
      )}
      {/* The news that it was sent may come before its answer: the dialog stands until it has that. */}
      {asks && (
        <AskForMoreDialog
          bidId={job.bidId}
          price={job.price}
          send={askForMore}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Waiting({ job, change }: { job: JobForProvider; change: ChangeOrder }) {
  const { withdraw } = useChangeDeeds(job.id)
  return (
    <div role="status" className={`${noteClass} flex flex-col items-start gap-2`}>
      <p>
        <strong>{words.waiting(formatMoney(change.rise))}.</strong> {words.states.sent}:{' '}
        <Countdown to={change.expiresAt} over={words.states.expired} className="font-semibold" />
      </p>
      {change.waitsFor && (
        <p>
          {words.aboveLimit} <WhoIsAsked chain={change} />
        </p>
      )}
      <Button
        busy={withdraw.isPending}
        onClick={() => mutateThen(withdraw, change.id, () => toast({ title: words.withdrawn }))}
      >
        {words.withdraw}
      </Button>
      <FormError error={withdraw.isError ? sentenceOf(withdraw.error, words.sendFailed) : null} />
    </div>
  )
}

function Leave({ job }: { job: JobForProvider }) {
  const [asks, setAsks] = useState(false)
  const { leave } = useChangeDeeds(job.id)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {words.leave}
      </Button>
      {asks && (
        <ConfirmDeed
          title={words.leaveTitle}
          description={words.leaveText}
          confirmLabel={words.leaveConfirm}
          cancelLabel={words.stay}
          deed={leave}
          body={undefined}
          done={words.left}
          failed={words.sendFailed}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** In the customer's own words, where they said why. */
function WhyNot({ job }: { job: JobForProvider }) {
  const note = job.timeline.findLast(({ name }) => name === 'change_order_answered')?.note
  return note ? <q className="block break-words">{typed(note)}</q> : null
}
