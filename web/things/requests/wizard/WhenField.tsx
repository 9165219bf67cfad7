import { Suspense } from 'react'
import { preferredTimes } from '#contract/services.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { momentField, timeTomorrow } from './wizard-steps.ts'

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
        // A moment that was given before may be of another day.
        onChange={(time) =>
          form.change({
            preferredServiceTime: time,
            ...(time === 'tomorrow' && { scheduledAt: '' }),
          })
        }
        chips={preferredTimes.map((time) => ({ value: time, label: serviceWords.times[time] }))}
      />
      <Suspense fallback={null}>
        {preferredServiceTime === 'custom_date/time' && <momentField.Part form={form} />}
        {preferredServiceTime === 'tomorrow' && <timeTomorrow.Part form={form} />}
      </Suspense>
    </div>
  )
}
