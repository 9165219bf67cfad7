import { type Control, useWatch } from 'react-hook-form'
import { notifications } from '#contract/words/en/notifications.ts'
import type { CheckedForm } from '../../kit/api/use-checked-form.ts'
import { FieldSet } from '../../kit/ui/FieldSet.tsx'
import { formatHour } from '../../kit/ui/format.ts'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { type ChannelValues, zonesFor } from './channel-values.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour))
const nameOf = (zone: string): string =>
  (notifications.channels.zones as Record<string, string>)[zone] ?? zone.replaceAll('_', ' ')

/** From when to when no SMS comes, and where that is so late. */
export function QuietHours<Out>({
  form,
  ownZones,
}: {
  form: CheckedForm<ChannelValues, Out>
  ownZones: readonly string[]
}) {
  const words = notifications.channels
  const options = hours.map((value) => ({ value, label: formatHour(Number(value)) }))
  return (
    <FieldSet legend={words.quiet} hint={words.quietHint}>
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={words.from}
          {...form.field('quietFrom')}
          placeholder={words.none}
          options={options}
        />
        <SelectField
          label={words.to}
          {...form.field('quietTo')}
          placeholder={words.none}
          options={options}
        />
      </div>
      <AllDay control={form.control} />
      <SelectField
        label={words.timeZone}
        {...form.field('timeZone')}
        placeholder={null}
        options={zonesFor(Object.keys(words.zones), ...ownZones).map((value) => ({
          value,
          label: nameOf(value),
        }))}
      />
    </FieldSet>
  )
}

function AllDay<Out>({ control }: { control: Control<ChannelValues, unknown, Out> }) {
  const [from, to] = useWatch({ control, name: ['quietFrom', 'quietTo'] })
  if (from === '' || from !== to) return null
  return <p className="text-sm text-muted">{notifications.channels.allDay}</p>
}
