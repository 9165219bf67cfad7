import type { JobForTechnician } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import { More } from '../../kit/ui/More.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { HelperCode } from './HelperCode.tsx'

/** On the way: the code that who drives says, and the customer's, which goes with the press that says they are there. */
export function ArrivalCodes({
  job: { phase, codeKey, promisedAt, comeback },
  typed,
  onType,
  isFolded = false,
}: {
  job: Pick<JobForTechnician, 'phase' | 'codeKey' | 'promisedAt' | 'comeback'>
  typed: string
  onType: (code: string) => void
  /** Behind one line: somebody else drives, and has them too. */
  isFolded?: boolean
}) {
  if (phase !== 'en_route' || !codeKey) return null
  const codes = (
    <div className="flex flex-col gap-2">
      <HelperCode codeKey={codeKey} />
      <TextField
        label={trips.here.typed}
        // A comeback counts for no figure, and without a promise nothing is on time.
        hint={promisedAt && !comeback && trips.here.typedHint}
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
  return isFolded ? <More summary={trips.here.codes}>{codes}</More> : codes
}
