import { preferredTimeLabels, preferredTimes } from '#contract/services.ts'
import { Chips } from '../../kit/ui/Chips.tsx'
import { now } from '../../kit/ui/clock.ts'
import { TextField } from '../../kit/ui/TextField.tsx'
import { requests } from '../../messages/en/requests.ts'
import { localMinute } from './local-time.ts'
import type { RequestFormState } from './use-request-form.ts'

/** When help is wanted; "Custom date/time" asks for both. */
export function WhenField({ form }: { form: RequestFormState }) {
  const words = requests.basics
  const { preferredServiceTime } = form.values
  return (
    <div className="flex flex-col gap-4">
      <Chips
        legend={words.time}
        required
        name="preferredServiceTime"
        value={preferredServiceTime}
        onChange={(time) => form.change({ preferredServiceTime: time })}
        chips={preferredTimes.map((time) => ({ value: time, label: preferredTimeLabels[time] }))}
      />
      {preferredServiceTime === 'custom_date/time' && (
        <TextField
          label={words.when}
          required
          type="datetime-local"
          min={localMinute(new Date(now()))}
          {...form.text('scheduledAt')}
        />
      )}
    </div>
  )
}
