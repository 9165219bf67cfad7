import { useState } from 'react'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { later } from '../../../kit/api/later.tsx'
import type { Attempt } from '../../../kit/api/use-until-answered.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { focusContent } from '../../../kit/ui/focus-content.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { AskToStop } from './AskToStop.tsx'
import { runRefusal } from './run-refusal.ts'
import { tooLate } from './too-late.ts'
import { useRequestDeeds } from './use-request-deeds.ts'

const CancelJob = later(() => import('./CancelJob.tsx').then((part) => part.CancelJob))
const ReasonDialog = later(() => import('./ReasonDialog.tsx').then((part) => part.ReasonDialog))

/** Gives the request up while it is not over, after saying what that costs (rules C12). */
export function CancelRequest({ request }: { request: RequestForOwner }) {
  const words = bids.cancel
  /** With the job as it was when the question was asked. */
  const [asked, setAsked] = useState<{ job: JobForCustomer | null } | null>(null)
  const { cancel } = useRequestDeeds(request.id)
  const { can, job, status } = request
  const refusal = can.cancel ? null : tooLate(job?.phase)
  const isOver = !may(requestLifecycle, 'cancel', status)
  if (isOver && !asked) return null
  const running = isOver ? asked?.job : status === 'in_progress' ? job : null
  // What can be done instead stands beside the work that is done.
  if (running?.phase === 'awaiting_confirmation')
    return <p className="text-center text-sm text-muted">{refusal}</p>
  const dialog = {
    // A colleague may be first while a reason is typed: what happened is said here, and the words stay.
    over: isOver ? words.over : null,
    onClose: () => setAsked(null),
    onConfirm: async (body: { reason: string; fee?: string; attempt: Attempt }) => {
      await cancel.mutateAsync(body)
      toast({ title: words.done })
      // What it came to stands at the top, and the button that was pressed is gone.
      focusContent()
      scrollTo({ top: 0 })
    },
  }
  return (
    <>
      {isOver ? null : running && may(jobLifecycle, 'ask_to_stop', running.phase) ? (
        <AskToStop request={request} job={running} />
      ) : (
        <Button
          variant="ghost"
          wide
          disabledReason={runRefusal(request) ?? refusal}
          onClick={() => setAsked({ job: running ?? null })}
        >
          {bids.page.cancel}
        </Button>
      )}
      {asked && running && <CancelJob request={request} job={running} {...dialog} />}
      {asked && !running && (
        <ReasonDialog
          title={words.title}
          description={words.open}
          label={words.reason}
          usual={words.usual}
          confirmLabel={words.confirm}
          backLabel={words.back}
          failed={bids.closed.failed}
          over={dialog.over}
          onClose={dialog.onClose}
          onConfirm={(reason, attempt) => dialog.onConfirm({ reason, attempt })}
        />
      )}
    </>
  )
}
