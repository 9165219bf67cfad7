import { requests } from '#contract/words/en/requests.ts'
import { now } from '../../../kit/ui/clock.ts'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { localMinute } from './local-time.ts'
import type { RequestFormState } from './use-request-form.ts'

/** The moment for which help is wanted, in the reader's own time. */
export function MomentField({ form }: { form: RequestFormState }) {
  return (
    <TextField
      label={requests.basics.when}
      required
      type="datetime-local"
      min={localMinute(new Date(now()))}
      {...form.text('scheduledAt')}
    />
  )
}
