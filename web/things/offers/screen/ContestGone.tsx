import { useState } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { ReasonDialog } from '../../requests/asked/ReasonDialog.tsx'
import { useRequestDeeds } from '../../requests/asked/use-request-deeds.ts'

/** The provider says that nobody was there; the customer may say otherwise for a day (rules C14). */
export function ContestGone({ request, job }: { request: RequestForOwner; job: JobForCustomer }) {
  const words = customerJobs.contest
  const [asks, setAsks] = useState(false)
  const { contest } = useRequestDeeds(request.id)
  if (job.contestedAt) return <p className="text-muted">{words.said}</p>
  if (!request.can.contest) return null
  return (
    <>
      <Button className="self-start" onClick={() => setAsks(true)}>
        {words.action}
      </Button>
      {asks && (
        <ReasonDialog
          title={words.title}
          description={words.text}
          label={words.label}
          confirmLabel={words.confirm}
          backLabel={words.back}
          failed={customerJobs.failed}
          onClose={() => setAsks(false)}
          onConfirm={async (reason, attempt) => {
            await contest.mutateAsync({ jobId: job.id, reason, attempt })
            toast({ title: words.done })
          }}
        />
      )}
    </>
  )
}
