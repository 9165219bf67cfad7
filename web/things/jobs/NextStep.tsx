import { useEffect, useState } from 'react'
import { type JobPhase, jobLifecycle } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { announce } from '../../kit/ui/announce.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import { nextStep } from './phases.ts'
import type { Advance } from './use-own-jobs.ts'

/** A second tap of a gloved hand within this time belongs to the step before. */
const doubleTapMs = 800

/** The one big button: what the technician does next. The last step asks first, since it cannot be taken back. */
export function NextStep({
  phase,
  advance,
  notice = null,
}: {
  phase: JobPhase
  advance: Advance
  /** What became of the press, while it is still on its way. */
  notice?: string | null
}) {
  const [restedIn, setRestedIn] = useState(phase)
  useEffect(() => {
    const timer = setTimeout(() => setRestedIn(phase), doubleTapMs)
    return () => clearTimeout(timer)
  }, [phase])
  const [asks, setAsks] = useState(false)
  const step = nextStep(phase)
  if (!step) return null
  const label = jobs.steps[step]
  const refusal = refusalOf(jobLifecycle, step, phase)
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
        busy={advance.isPending || restedIn !== phase}
        disabledReason={refusal && sentence(refusal)}
        onClick={press}
      >
        {label}
      </Button>
      <p role="status" className={notice && !asks ? 'font-medium text-amber-ink' : 'sr-only'}>
        {!asks && notice}
      </p>
      <FormError
        error={advance.isError && !asks ? sentenceOf(advance.error, jobs.mine.stepFailed) : null}
      />
      {asks && <FinishDialog advance={advance} notice={notice} onClose={() => setAsks(false)} />}
    </>
  )
}
