import { useState } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatClock } from '../../../kit/ui/format.ts'
import { questionClass } from '../../../kit/ui/note-class.ts'
import { useRequestDeeds } from '../../requests/asked/use-request-deeds.ts'

/** Nobody else does an earlier job again: its money goes back. */
const wordsOfComeback = {
  ...customerJobs.release,
  suspended: comeback.release.action,
  suspendedNotice: comeback.release.notice,
  noShowTitle: comeback.release.title,
  noShowText: comeback.release.text,
  confirm: comeback.release.action,
  done: comeback.left,
}

type Offer = RequestForOwner['can']['release']
type Reason = NonNullable<Offer>['reason']

/** May it still be done for the reason that was given? Who is suspended meanwhile does not come either. */
const stands = (asked: Reason, offer: Offer) =>
  offer?.reason === 'suspended' || offer?.reason === asked

export interface TakeSomebodyElseProps {
  request: RequestForOwner
  job: JobForCustomer
}

/** The provider has not come, or has been suspended: the customer may take somebody else for free (rules C14, C18). */
export function TakeSomebodyElse({ request, job }: TakeSomebodyElseProps) {
  const name = job.provider.businessName
  const words = job.comeback ? wordsOfComeback : customerJobs.release
  /** For which reason it is being asked for. */
  const [asked, setAsked] = useState<Reason | null>(null)
  const { release } = useRequestDeeds(request.id)
  const offer = request.can.release
  const due = new Date(job.promisedAt ?? 0).getTime()
  const from = new Date(offer?.from ?? 0).getTime()
  const isLate = useTicking((now) => now > due)
  const isEarly = useTicking((now) => now < from)
  const isSuspended = offer?.reason === 'suspended'
  const isOffered = offer !== null && (isSuspended || isLate)
  if (!isOffered && !asked) return null
  // Reinstated, or there, while the question stands: it says so, instead of going without a word.
  const isOver = asked !== null && !stands(asked, offer) && !release.isPending
  const over = isOver ? customerJobs.release.over[asked](name) : null
  return (
    <div className={isOffered ? `${questionClass} flex flex-col items-start gap-3` : 'contents'}>
      {isSuspended && <p>{words.suspendedNotice(name)}</p>}
      {isOffered && (
        <Button
          disabledReason={isEarly ? words.early(formatClock(offer.from)) : null}
          onClick={() => setAsked(offer.reason)}
        >
          {isSuspended ? words.suspended : words.noShow}
        </Button>
      )}
      {asked && (
        <ConfirmDeed
          title={words.noShowTitle}
          description={words.noShowText(name)}
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          deed={release}
          body={job.id}
          done={words.done}
          failed={customerJobs.failed}
          over={over}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
