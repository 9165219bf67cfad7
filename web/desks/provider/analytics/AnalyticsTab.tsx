import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  type Analytics,
  analyticsPeriods,
  exportAnalytics,
  exportJobs,
} from '#contract/analytics.ts'
import { analytics as words } from '#contract/words/en/analytics.ts'
import { providers } from '#contract/words/en/providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { Blocks } from '../../../kit/Blocks.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Alerts } from './Alerts.tsx'
import { PeriodCharts } from './PeriodCharts.tsx'
import { ShareTable } from './ShareTable.tsx'
import { Totals } from './Totals.tsx'
import { useAnalytics } from './use-analytics.ts'

/** The Analytics tab (S1 §2): what the shop has earned, won and kept, from the database alone (rules C25). */
export function AnalyticsTab() {
  const [params] = useSearchParams()
  const put = usePutParams()
  const by = analyticsPeriods.find((one) => one === params.get('by')) ?? 'day'
  const figures = useAnalytics(by)
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">{providers.tabs.analytics}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chips
          legend={words.period}
          legendHidden
          value={by}
          onChange={(next) => put({ by: next })}
          chips={analyticsPeriods.map((value) => ({ value, label: words.periods[value] }))}
        />
        <div className="hidden flex-wrap gap-2 md:flex">
          <Exports by={by} />
        </div>
      </div>
      {figures.data ? (
        <div
          aria-busy={figures.isPlaceholderData}
          className={figures.isPlaceholderData ? 'opacity-60' : undefined}
        >
          <Figures figures={figures.data} />
        </div>
      ) : figures.isError ? (
        <DidNotLoad title={words.failed} query={figures} />
      ) : (
        <CardsSkeleton />
      )}
      <div className="flex flex-wrap gap-2 md:hidden">
        <Exports by={by} />
      </div>
    </div>
  )
}

/** The same figures as files: at a desk beside the period, on a phone below what one came to read. */
const Exports = ({ by }: Pick<Analytics, 'by'>) => (
  <>
    <a href={addressOf(exportJobs, {})} download className={buttonClass()}>
      <Download className="size-5" aria-hidden="true" />
      {words.exportJobs}
    </a>
    <a href={addressOf(exportAnalytics, { query: { by } })} download className={buttonClass()}>
      <Download className="size-5" aria-hidden="true" />
      {words.export}
    </a>
  </>
)

function Figures({ figures }: { figures: Analytics }) {
  const { by, total, before, timeZone, services: byService, technicians, alerts } = figures
  const hasAny = total.jobs + total.bids + total.arrivals + total.reviews + alerts.alerted > 0
  const { blocks } = words
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl">{words.headings[by]}</h3>
        <p className="text-muted">
          {before && words.compared[by]} {words.zone(timeZone)}
        </p>
      </div>
      {!hasAny ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <Blocks
          legend={words.block}
          className="flex flex-col gap-4"
          blocks={[
            { name: 'figures', label: blocks.figures, content: <Totals {...figures} /> },
            { name: 'chart', label: blocks.chart, content: <PeriodCharts {...figures} /> },
            {
              name: 'services',
              label: blocks.services,
              content: byService.length > 0 && (
                <ShareTable
                  title={words.byService}
                  header={words.service}
                  hasBids
                  rows={byService.map((row) => ({
                    ...row,
                    name: serviceWords.types[row.serviceType],
                  }))}
                />
              ),
            },
            {
              name: 'technicians',
              label: blocks.technicians,
              content: technicians.length > 0 && (
                <ShareTable
                  title={words.byTechnician}
                  header={words.technician}
                  hasBids={false}
                  rows={technicians.map((row) => ({ ...row, name: row.fullName }))}
                />
              ),
            },
            {
              name: 'alerts',
              label: blocks.alerts,
              content: alerts.alerted > 0 && <Alerts {...alerts} />,
            },
          ].filter(({ content }) => content)}
        />
      )}
    </section>
  )
}
