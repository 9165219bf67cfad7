import { CircleCheckBig } from 'lucide-react'
import type { DriverRequest } from '#contract/fleet-requests.ts'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { TryingLine } from '../../../kit/TryingLine.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import type { ButtonVariant } from '../../../kit/ui/button-class.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { focusContent } from '../../../kit/ui/focus-content.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { useConfirm } from '../../../things/requests/asked/use-confirm.ts'

/** The driver says that the work is done: the customer's confirmation (rules C16, D). */
export function CompleteJob({ line, variant }: { line: DriverRequest; variant?: ButtonVariant }) {
  const { confirm, isLost } = useConfirm(line.id)
  const { job, can } = line
  if (!job) return null
  const refusal = can.complete ? null : sentence(jobLifecycle.refusals.confirm)
  return (
    <>
      <Button
        variant={variant}
        wide
        icon={<CircleCheckBig className="size-5" aria-hidden="true" />}
        busy={confirm.isPending}
        disabledReason={refusal}
        onClick={() =>
          mutateThen(confirm, job, () => {
            toast({ title: customerJobs.confirmed, tone: 'success' })
            // The button goes with the job; the reader stays with the page.
            focusContent()
          })
        }
      >
        {drivers.jobs.complete}
      </Button>
      <TryingLine isLost={isLost} />
      <FormError error={confirm.isError ? sentenceOf(confirm.error, customerJobs.failed) : null} />
    </>
  )
}
