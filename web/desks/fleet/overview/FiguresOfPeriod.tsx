import { useSearchParams } from 'react-router'
import type { FleetFiguresOfPeriod } from '#contract/fleet-figures.ts'
import { isBackwards } from '#contract/period.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Blocks } from '../../../kit/Blocks.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { PeriodChoice } from '../PeriodChoice.tsx'
import { spanOf } from '../periods.ts'
import { SpendTable } from './SpendTable.tsx'
import { TotalOfPeriod } from './TotalOfPeriod.tsx'
import { useFigures } from './use-overview.ts'

/** What a period has cost and how soon help came, by service, unit, provider and driver. It stands in the address. */
export function FiguresOfPeriod({ timeZone }: { timeZone: string }) {
  const words = fleets.overview
  const [params] = useSearchParams()
  const span = spanOf(params, 'year', timeZone, new Date(now()))
  const figures = useFigures(span)
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h3 className="text-xl">{words.figures}</h3>
        <p className="text-sm text-muted">{words.figuresText}</p>
      </div>
      <PeriodChoice usual="year" />
      {!isBackwards(span) && (
        <ListOf rows={figures} failed={words.figuresFailed}>
          {(all) =>
            all.total.jobs === 0 ? (
              <EmptyState title={words.emptyPeriodTitle}>{words.emptyPeriodText}</EmptyState>
            ) : (
              <div
                aria-busy={figures.isPlaceholderData}
                className="flex flex-col gap-4 aria-busy:opacity-60"
              >
                <TotalOfPeriod total={all.total} />
                <Tables all={all} />
              </div>
            )
          }
        </ListOf>
      )}
    </section>
  )
}

function Tables({ all }: { all: FleetFiguresOfPeriod }) {
  const words = fleets.overview
  const named = (rows: FleetFiguresOfPeriod['units'], nobody: string) =>
    rows.map((row) => ({ ...row, id: row.id ?? '', name: row.name ?? nobody }))
  const tables = [
    {
      name: 'units',
      label: words.byUnit,
      header: words.unit,
      rows: named(all.units, words.noUnit),
    },
    {
      name: 'providers',
      label: words.byProvider,
      header: words.provider,
      rows: named(all.providers, fleets.none),
    },
    {
      name: 'drivers',
      label: words.byDriver,
      header: words.driver,
      rows: named(all.drivers, words.noDriver),
    },
    {
      name: 'services',
      label: words.byService,
      header: words.service,
      rows: all.services.map(({ serviceType, ...row }) => ({
        ...row,
        id: serviceType,
        name: serviceWords.types[serviceType],
      })),
    },
  ]
  return (
    <Blocks
      legend={words.figures}
      className="grid items-start gap-4 xl:grid-cols-2"
      blocks={tables.map(({ name, label, ...table }) => ({
        name,
        label,
        content: <SpendTable title={label} {...table} />,
      }))}
    />
  )
}
