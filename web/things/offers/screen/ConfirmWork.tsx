import { CircleCheckBig } from 'lucide-react'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { TryingLine } from '../../../kit/TryingLine.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { runRefusal } from '../../requests/asked/run-refusal.ts'
import { useConfirm } from '../../requests/asked/use-confirm.ts'

/** The customer says that the work is done (rules C16). */
export function ConfirmWork({
  request,
  job,
  onDone,
}: {
  request: RequestForOwner
  job: JobForCustomer
  onDone: () => void
}) {
  const { confirm, isLost } = useConfirm(request.id)
  const refusal =
    runRefusal(request) ?? (request.can.confirm ? null : sentence(jobLifecycle.refusals.confirm))
  return (
    <>
      <Button
        variant="primary"
        wide
        icon={<CircleCheckBig className="size-5" aria-hidden="true" />}
        busy={confirm.isPending}
        disabledReason={refusal}
        onClick={() => mutateThen(confirm, job, onDone)}
      >
        {customerJobs.confirm}
      </Button>
      <TryingLine isLost={isLost} />
      <FormError error={confirm.isError ? sentenceOf(confirm.error, customerJobs.failed) : null} />
    </>
  )
}
