import type { JobPhase } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import { TextField } from '../../kit/ui/TextField.tsx'
import { HelperCode } from './HelperCode.tsx'

/** On the way: the code that who drives says, and the customer's, which goes with the press that says they are there. */
export function ArrivalCodes({
  job: { phase, codeKey },
  typed,
  onType,
}: {
  job: { phase: JobPhase; codeKey: string | null }
  typed: string
  onType: (code: string) => void
}) {
  if (phase !== 'en_route' || !codeKey) return null
  return (
    <div className="flex flex-col gap-2">
      <HelperCode codeKey={codeKey} />
      <TextField
        label={trips.here.typed}
        value={typed}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}
