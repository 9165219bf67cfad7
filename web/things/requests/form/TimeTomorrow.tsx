import { requests } from '#contract/words/en/requests.ts'
import { now } from '../../../kit/ui/clock.ts'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { tomorrowAt } from './local-time.ts'
import type { RequestFormState } from './use-request-form.ts'

/** At what time tomorrow, in the reader's own time; who does not say it agrees on one with the provider. */
export function TimeTomorrow({ form }: { form: RequestFormState }) {
  const { scheduledAt } = form.values
  return (
    <TextField
      label={requests.basics.tomorrowAt}
      hint={requests.basics.tomorrowHint}
      type="time"
      name="scheduledAt"
      error={form.wrong('scheduledAt')}
      value={scheduledAt.slice(11)}
      onChange={({ target }) =>
        form.change({ scheduledAt: target.value && tomorrowAt(target.value, now()) })
      }
    />
  )
}
