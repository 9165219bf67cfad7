import { useState } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { later } from '../../../kit/api/later.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { runRefusal } from './run-refusal.ts'
import { useRequestDeeds } from './use-request-deeds.ts'

const ReasonDialog = later(() => import('./ReasonDialog.tsx').then((part) => part.ReasonDialog))

/** Work under way is not canceled: the customer asks the provider to stop, once. */
export function AskToStop({ request, job }: { request: RequestForOwner; job: JobForCustomer }) {
  const words = cancellation.stop
  const [asks, setAsks] = useState(false)
  const { askToStop } = useRequestDeeds(request.id)
  if (job.stopAskedAt)
    return (
      <p className="text-muted">
        {words.asked} <TickingTime at={job.stopAskedAt} />
      </p>
    )
  return (
    <>
      <Button
        variant="ghost"
        wide
        disabledReason={runRefusal(request)}
        onClick={() => setAsks(true)}
      >
        {words.action}
      </Button>
      {asks && (
        <ReasonDialog
          title={words.title}
          description={words.text}
          label={words.reason}
          confirmLabel={words.confirm}
          backLabel={words.back}
          failed={bids.closed.failed}
          onClose={() => setAsks(false)}
          onConfirm={async (reason, attempt) => {
            await askToStop.mutateAsync({ jobId: job.id, reason, attempt })
            toast({ title: words.done })
          }}
        />
      )}
    </>
  )
}
