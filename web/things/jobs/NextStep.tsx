import { useEffect, useState } from 'react'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobPhase } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { announce } from '../../kit/ui/announce.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { now } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import type { ProvedJob } from '../proofs/proved-job.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { HelperCode } from './HelperCode.tsx'
import { nextStep } from './phases.ts'
import { quickFix } from './quick-fix.ts'
import type { Advance } from './use-own-jobs.ts'

/** A second tap of a gloved hand within this time belongs to the step before. */
const doubleTapMs = 800

/** The one big button: what the technician does next. The last step asks first, since it cannot be taken back. */
export function NextStep({
  job,
  phase,
  codeKey,
  advance,
}: {
  /** Of whose proof of work the last step asks. */
  job: ProvedJob
  phase: JobPhase
  /** Where an arrival is ahead: what the helper's code is made with. */
  codeKey: string | null
  advance: Advance
}) {
  const [restedIn, setRestedIn] = useState(phase)
  useEffect(() => {
    const timer = setTimeout(() => setRestedIn(phase), doubleTapMs)
    return () => clearTimeout(timer)
  }, [phase])
  const [asks, setAsks] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [code, setCode] = useState('')
  const step = nextStep(phase)
  if (!step) return null
  const label = jobs.steps[step]
  const refusal = refusalOf(jobLifecycle, step, phase)
  const press = () => {
    if (step === 'finish') setAsks(true)
    else if (step === 'arrive') arrive()
    else advance.mutate({ step }, { onSuccess: moved })
  }
  const moved = () => announce(jobs.mine.moved(label))
  // What proves it goes with the press, and the moment of the press, should the network be gone.
  async function arrive() {
    const occurredAt = new Date(now()).toISOString()
    setLooking(true)
    const fix = await quickFix()
    setLooking(false)
    advance.mutate(
      { step: 'arrive', fix, code: code.trim() || undefined, occurredAt },
      { onSuccess: moved },
    )
  }
  return (
    <>
      {step === 'arrive' && phase === 'en_route' && codeKey && (
        <>
          <HelperCode codeKey={codeKey} />
          <TextField
            label={trips.here.typed}
            value={code}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      )}
      <Button
        variant="primary"
        wide
        className="min-h-16 *:text-2xl"
        busy={advance.isPending || isLooking || restedIn !== phase}
        disabledReason={refusal && sentence(refusal)}
        onClick={press}
      >
        {label}
      </Button>
      <FormError
        error={advance.isError && !asks ? sentenceOf(advance.error, jobs.mine.stepFailed) : null}
      />
      {asks && <FinishDialog job={job} advance={advance} onClose={() => setAsks(false)} />}
    </>
  )
}
