import type { UseMutationResult } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { announce } from '../../kit/ui/announce.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'

/** The way back for who tapped "I have arrived" too early, while nothing proves it and no work has begun. */
export function TakeBackArrival({
  job,
  takeBack,
}: {
  job: Pick<JobForTechnician, 'phase' | 'arrivalProof'>
  takeBack: UseMutationResult<unknown, Error, void>
}) {
  const words = trips.early
  if (job.phase !== 'arrived' || job.arrivalProof !== 'none') return null
  return (
    <div className="flex flex-col gap-2">
      <Button
        wide
        icon={<Undo2 className="size-5" aria-hidden="true" />}
        busy={takeBack.isPending}
        onClick={() => mutateThen(takeBack, undefined, () => announce(words.done))}
      >
        {words.action}
      </Button>
      <p className="text-sm text-muted">{words.hint}</p>
      <FormError error={takeBack.isError ? sentenceOf(takeBack.error, words.failed) : null} />
    </div>
  )
}
