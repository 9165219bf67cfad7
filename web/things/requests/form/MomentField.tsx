import { requests } from '#contract/words/en/requests.ts'
import { now } from '../../../kit/ui/clock.ts'
import { formatZone } from '../../../kit/ui/format.ts'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { localMinute } from './local-time.ts'
import type { RequestFormState } from './use-request-form.ts'

/** The moment for which help is wanted, in the reader's own time. */
export function MomentField({ form }: { form: RequestFormState }) {
  return (
    <TextField
      label={requests.basics.when}
      // The truck may stand in another time zone, by whose clock everybody reads it from then on.
      hint={formatZone(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      required
      type="datetime-local"
      min={localMinute(now())}
      {...form.text('scheduledAt')}
    />
  )
}
