import { useState } from 'react'
import { mayAskForMore } from '#contract/ask-for-more.ts'
import { phasesSinceArrival } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { changes as words } from '#contract/words/en/changes.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { laterBesideTheRoad } from '../../kit/api/later.tsx'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Countdown } from '../../kit/ui/Countdown.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { toast } from '../../kit/ui/toast.ts'
import { WhoIsAsked } from '../../things/jobs/WhoIsAsked.tsx'
import { useAskedForMore, usePress } from '../../things/presses/use-presses.ts'
import { useDeeds } from './use-deeds.ts'

const AskForMoreDialog = laterBesideTheRoad(() =>
  import('../../things/jobs/AskForMoreDialog.tsx').then((part) => part.AskForMoreDialog),
)

/** The technician finds more than was asked for: asks the customer, and reads the answer. The price itself is the office's. */
export function MoreWork({ job }: { job: JobForTechnician }) {
  const [asks, setAsks] = useState(false)
  const { withdraw } = useDeeds(job.id)
  const pressed = useAskedForMore(job.id)
  const { askForMore } = usePress({ id: job.id, title: job.request.title })
  const mayAsk = useTicking((time) => mayAskForMore(job, time))
  if (!phasesSinceArrival.includes(job.phase) || job.comeback) return null
  const { askedForMore: newest } = job
  return (
    <section className="flex flex-col gap-2">
      {newest && (
        <p role="status" className={newest.status === 'sent' ? noteClass : undefined}>
          {words.waiting(formatMoney(newest.rise))}: <strong>{words.states[newest.status]}</strong>
          {newest.status === 'sent' && (
            <>
              {', '}
              <Countdown to={newest.expiresAt} over={words.states.expired} />
            </>
          )}
          {newest.waitsFor && (
            <span className="block">
              {words.aboveLimit} <WhoIsAsked chain={newest} />
            </span>
          )}
        </p>
      )}
      {newest?.status === 'sent' ? (
        <Button
          wide
          busy={withdraw.isPending}
          onClick={() => mutateThen(withdraw, newest.id, () => toast({ title: words.withdrawn }))}
        >
          {words.withdraw}
        </Button>
      ) : (
        mayAsk &&
        pressed === null && (
          <Button wide onClick={() => setAsks(true)}>
            {words.ask}
          </Button>
        )
      )}
      <FormError error={withdraw.isError ? sentenceOf(withdraw.error, words.sendFailed) : null} />
      {asks && (
        <AskForMoreDialog
          bidId={job.bidId}
          price={job.total}
          send={askForMore}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  )
}
