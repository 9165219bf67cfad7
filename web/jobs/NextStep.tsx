import { useEffect, useState } from 'react'
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

/** A second tap of a gloved hand within this time belongs to the step before. */
const doubleTapMs = 800

/** The one big button: what the technician does next. The last step asks first, since it cannot be taken back. */
export function NextStep({ job }: { job: JobForProvider }) {
  const [restedIn, setRestedIn] = useState(job.phase)
  useEffect(() => {
    const timer = setTimeout(() => setRestedIn(job.phase), doubleTapMs)
    return () => clearTimeout(timer)
  }, [job.phase])
  const { advance } = useJobDeeds(job.id)
  const [asks, setAsks] = useState(false)
  const step = nextStep(job.phase)
  if (!step) return null
  const label = jobs.steps[step]
  const press = () => {
    if (step === 'finish') setAsks(true)
    else advance.mutate({ step }, { onSuccess: () => announce(jobs.mine.moved(label)) })
  }
  return (
    <>
      <Button
        variant="primary"
        wide
        className="min-h-16 *:text-2xl"
        busy={advance.isPending || restedIn !== job.phase}
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
