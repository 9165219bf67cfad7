import { providers } from '#contract/words/en/providers.ts'
import { now } from '../../kit/ui/clock.ts'
import { formatDuration } from '../../kit/ui/format.ts'
import { SelectField } from '../../kit/ui/SelectField.tsx'

const hours = [1, 2, 4, 8, 12, 24]

/** On duty by hand: how much longer, before the hours decide again. */
export function DutyUntil({ onChoose }: { onChoose: (until: string) => void }) {
  return (
    <div className="pb-3">
      <SelectField
        label={providers.duty.stayOn}
        value=""
        onChange={({ target }) =>
          onChoose(new Date(now() + Number(target.value) * 3_600_000).toISOString())
        }
        options={hours.map((count) => ({
          value: String(count),
          label: formatDuration(count * 60),
        }))}
      />
    </div>
  )
}
