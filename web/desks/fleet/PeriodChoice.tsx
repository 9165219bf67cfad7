import { useSearchParams } from 'react-router'
import { isBackwards } from '#contract/period.ts'
import { periodFields } from '#contract/words/en/fields/period.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentence } from '#contract/words/sayings.ts'
import { usePutParams } from '../../kit/api/use-put-params.ts'
import { Chips } from '../../kit/ui/Chips.tsx'
import { DayField } from './DayField.tsx'
import { ownDays, type Period, periods, readPeriod } from './periods.ts'

/** From when to when something is counted. It stands in the address; the usual one does not. */
export function PeriodChoice({ usual }: { usual: Period }) {
  const words = fleets.overview
  const [params] = useSearchParams()
  const put = usePutParams()
  const period = readPeriod(params, usual)
  return (
    <div className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:flex-wrap sm:items-end">
      <Chips
        legend={words.period}
        legendHidden
        oneLine
        value={period}
        onChange={(next) => put({ period: next === usual ? '' : next })}
        chips={periods.map((value) => ({ value, label: words.periods[value] }))}
      />
      {period === 'own' && (
        <div className="flex gap-3">
          <DayField
            label={words.from}
            value={params.get('from') ?? ''}
            error={isBackwards(ownDays(params)) ? sentence(periodFields.backwards) : undefined}
            onChange={(from) => put({ from })}
          />
          <DayField
            label={words.to}
            value={params.get('to') ?? ''}
            onChange={(to) => put({ to })}
          />
        </div>
      )}
    </div>
  )
}
