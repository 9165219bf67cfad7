import { useState } from 'react'
import { isDone, jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import { may, refusalOf } from '#contract/lifecycle.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentence } from '#contract/words/sayings.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { ReasonDialog } from '../../../things/requests/asked/ReasonDialog.tsx'
import { useJobDeeds } from './use-own-jobs.ts'

/** The two ways out of a job before its end: handing it back until work starts, giving it up after that. */
export function LeaveJob({ job }: { job: JobForProvider }) {
  const words = jobs.mine
  const [leaving, setLeaving] = useState(false)
  const { handBack, giveUp } = useJobDeeds(job.id)
  // What is done is neither handed back nor given up anymore.
  if (isDone(job.phase)) return null
  const isAtWork = may(jobLifecycle, 'give_up', job.phase)
  const refusal = isAtWork ? null : refusalOf(jobLifecycle, 'hand_back', job.phase)
  const usual = isAtWork
    ? {
        label: words.giveUp,
        title: words.giveUpTitle,
        description: words.giveUpText,
        confirmLabel: words.giveUpConfirm,
        done: words.gaveUp,
        run: giveUp.mutateAsync,
      }
    : {
        label: words.handBack,
        title: words.handBackTitle,
        description: words.handBackText,
        confirmLabel: words.handBackConfirm,
        done: words.handedBack,
        run: handBack.mutateAsync,
      }
  const deed = job.comeback
    ? { ...usual, description: comeback.leaveText, done: comeback.left }
    : usual
  return (
    <>
      <Button
        variant="ghost"
        disabledReason={refusal && sentence(refusal)}
        onClick={() => setLeaving(true)}
      >
        {deed.label}
      </Button>
      {leaving && (
        <ReasonDialog
          title={deed.title}
          description={deed.description}
          label={words.reason}
          confirmLabel={deed.confirmLabel}
          backLabel={words.keep}
          failed={words.stepFailed}
          onClose={() => setLeaving(false)}
          onConfirm={async (reason, attempt) => {
            await deed.run({ reason, attempt })
            toast({ title: deed.done })
          }}
        />
      )}
    </>
  )
}
