import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { notifications } from '../messages/en/notifications.ts'
import { Field } from '../ui/Field.tsx'
import { FieldSet } from '../ui/FieldSet.tsx'
import { formatHour } from '../ui/format.ts'
import { Select } from '../ui/Select.tsx'
import { type ChannelValues, zonesFor } from './channel-values.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const nameOf = (zone: string): string =>
  (notifications.channels.zones as Record<string, string>)[zone] ?? zone.replaceAll('_', ' ')

/** From when to when no SMS comes, and where that is so late. */
export function QuietHours<Out>({
  form,
  ownZones,
}: {
  form: UseFormReturn<ChannelValues, unknown, Out>
  ownZones: readonly string[]
}) {
  const words = notifications.channels
  const { errors } = form.formState
  const options = hours.map((value) => ({ value, label: formatHour(Number(value)) }))
  return (
    <FieldSet legend={words.quiet} hint={words.quietHint}>
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.from} error={errors.quietFrom?.message}>
          <Select {...form.register('quietFrom')} placeholder={words.none} options={options} />
        </Field>
        <Field label={words.to} error={errors.quietTo?.message}>
          <Select {...form.register('quietTo')} placeholder={words.none} options={options} />
        </Field>
      </div>
      <AllDay control={form.control} />
      <Field label={words.timeZone} error={errors.timeZone?.message}>
        <Select
          {...form.register('timeZone')}
          placeholder={null}
          options={zonesFor(Object.keys(words.zones), ...ownZones).map((value) => ({
            value,
            label: nameOf(value),
          }))}
        />
      </Field>
    </FieldSet>
  )
}

function AllDay<Out>({ control }: { control: Control<ChannelValues, unknown, Out> }) {
  const [from, to] = useWatch({ control, name: ['quietFrom', 'quietTo'] })
  if (from === '' || from !== to) return null
  return <p className="text-sm text-muted">{notifications.channels.allDay}</p>
}
