import { useState } from 'react'
import { type JobForProvider, jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { sentenceOf } from '../api/api-error.ts'
import { jobs } from '../messages/en/jobs.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/Button.tsx'
import { FormError } from '../ui/FormError.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { nextStep } from './phases.ts'
import { useJobDeeds } from './use-own-jobs.ts'

/** A second tap of a gloved hand within this time is the same press. */
const doubleTapMs = 800

/** The one big button: what the technician does next. */
export function NextStep({ job }: { job: JobForProvider }) {
  return <Step key={job.phase} job={job} />
}

/** The last step asks first, since it cannot be taken back. */
function Step({ job }: { job: JobForProvider }) {
  const [shownAt] = useState(() => performance.now())
  const { advance } = useJobDeeds(job.id)
  const [asks, setAsks] = useState(false)
  const step = nextStep(job.phase)
  if (!step) return null
  const label = jobs.steps[step]
  const press = () => {
    if (performance.now() - shownAt < doubleTapMs) return
    if (step === 'finish') setAsks(true)
    else advance.mutate({ step }, { onSuccess: () => announce(jobs.mine.moved(label)) })
  }
  return (
    <>
      <Button
        variant="primary"
        wide
        className="min-h-16 *:text-2xl"
        busy={advance.isPending}
        disabledReason={refusalOf(jobLifecycle, step, job.phase)}
        onClick={press}
      >
        {label}
      </Button>
      <FormError
        error={advance.isError && !asks ? sentenceOf(advance.error, jobs.mine.stepFailed) : null}
      />
      {asks && <FinishDialog jobId={job.id} onClose={() => setAsks(false)} />}
    </>
  )
}
