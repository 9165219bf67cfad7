import clsx from 'clsx'
import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { exportFleetSpending } from '#contract/fleet-spending.ts'
import { isBackwards } from '#contract/period.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { now } from '../../../kit/ui/clock.ts'
import { formatDay } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { PeriodChoice } from '../PeriodChoice.tsx'
import { spanOf } from '../periods.ts'
import { SpentLines } from './SpentLines.tsx'
import { useSpending } from './use-fleet-money.ts'

/** All that jobs have cost in a period, however they were paid: for who closes a month. */
export function Spending({ timeZone }: { timeZone: string }) {
  const { page } = words
  const [params] = useSearchParams()
  const span = spanOf(params, 'this', timeZone, new Date(now()))
  const spending = useSpending(span)
  return (
    <section aria-label={page.spent} className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">{page.spent}</h2>
        <p className="text-muted">{page.spentText}</p>
      </div>
      <PeriodChoice usual="this" />
      {/* On paper there is nothing to choose, and the page says which it was. */}
      <p className="hidden font-semibold print:block">
        {[span.from, span.to].flatMap((on) => (on ? [formatDay(on)] : [])).join(' – ')}
      </p>
      {!isBackwards(span) && (
        <ListOf rows={spending} failed={page.spentFailed}>
          {({ spent, jobs, lines }) =>
            jobs === 0 ? (
              <p className="text-muted">{page.spentNothing}</p>
            ) : (
              <div
                aria-busy={spending.isPlaceholderData}
                className="flex flex-col gap-3 aria-busy:opacity-60"
              >
                <p className="text-lg font-semibold">{page.spentTotal({ spent, jobs })}</p>
                <FirstOf rows={lines} name="spent" onPhone={3}>
                  {(some) => <SpentLines lines={some} />}
                </FirstOf>
                <a
                  href={addressOf(exportFleetSpending, { query: span })}
                  download
                  className={clsx(buttonClass({ size: 'desk' }), 'self-start')}
                >
                  <Download className="size-5" aria-hidden="true" />
                  {page.spentCsv}
                </a>
                {jobs > lines.length && (
                  <p className="text-muted">{page.spentMore(lines.length)}</p>
                )}
              </div>
            )
          }
        </ListOf>
      )}
    </section>
  )
}
