import { proofs as words } from '#contract/words/en/proofs.ts'
import { questionClass } from '../../kit/ui/note-class.ts'
import type { ProvedJob } from './proved-job.ts'
import { SkipFields } from './SkipFields.tsx'
import { type Skipping, skipRefusal } from './skipping.ts'
import { asGiven, useProofs } from './use-proofs.ts'
import { missingBeforeFinish } from './what-is-missing.ts'

/** What is missing when the work is said to be done, and the reason for all of it at once: it is asked, and keeps nobody. */
export function MissingProofs({
  job,
  skipping,
  isTried,
  onChange,
}: {
  job: ProvedJob
  skipping: Skipping
  isTried: boolean
  onChange: (skipping: Skipping) => void
}) {
  // What waits is sent by the list on the page.
  const { known, waiting } = useProofs(job, { isHeld: true })
  if (!known) return null
  const missing = missingBeforeFinish(job, asGiven(known, waiting))
  if (missing.length === 0) return null
  return (
    <div className={`${questionClass} flex flex-col gap-3`}>
      <p className="font-semibold">
        {words.finish.missing(
          missing.length,
          missing.map(({ item }) => words.items[item]),
        )}
      </p>
      <p className="text-sm">{words.finish.hint}</p>
      <SkipFields
        label={words.finish.why}
        skipping={skipping}
        error={isTried ? skipRefusal(skipping) : null}
        onChange={onChange}
      />
    </div>
  )
}
