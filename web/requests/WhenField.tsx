import { useController } from 'react-hook-form'
import { optionLabel, preferredTimes } from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { Chips } from '../ui/Chips.tsx'
import { TextField } from '../ui/TextField.tsx'
import { localMinute } from './local-time.ts'
import type { RequestFormState } from './use-request-form.ts'

/** When help is wanted; "Custom date/time" asks for both. */
export function WhenField({ form }: { form: RequestFormState }) {
  const words = requests.basics
  const { field } = useController({ control: form.control, name: 'preferredServiceTime' })
  return (
    <div className="flex flex-col gap-4">
      <Chips
        legend={words.time}
        required
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        chips={preferredTimes.map((time) => ({ value: time, label: optionLabel(time) }))}
      />
      {field.value === 'custom_date/time' && (
        <TextField
          label={words.when}
          required
          error={form.formState.errors.scheduledAt?.message}
          type="datetime-local"
          min={localMinute(new Date())}
          {...form.register('scheduledAt')}
        />
      )}
    </div>
  )
}
