import { Download } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import { exportFleetRequests } from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { addressOf } from '../../../kit/api/call.ts'
import type { LiveState } from '../../../kit/api/live.ts'
import { pollWhenDown } from '../../../kit/api/polling.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { readingOf } from '../../../kit/api/worth-repeating.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { LiveLine } from '../../../kit/ui/LiveLine.tsx'
import { PagedRows } from '../../../kit/ui/PagedRows.tsx'
import { tabLink } from '../tabs.ts'
import { BoardFilterBar } from './BoardFilterBar.tsx'
import { BoardTable } from './BoardTable.tsx'
import { filterNames, readFilters } from './board-filters.ts'
import { useBoard } from './use-board.ts'

const everyMs = settings.polling.dashboardMs

/** The live board of the fleet's requests: open, running and past ones. */
export function BoardTab({
  live,
  drivers,
  units,
}: {
  live: LiveState
  drivers: readonly Driver[]
  units: readonly Unit[]
}) {
  const words = fleets.board
  const [params] = useSearchParams()
  const put = usePutParams()
  const density = useDensity()
  const filters = readFilters(params)
  const board = useBoard(filters, pollWhenDown(live, everyMs))
  const { sort, ...hiding } = filters
  const isFiltered = Object.keys(hiding).length > 0

  return (
    <div className="flex flex-col gap-4">
      <BoardFilterBar params={params} put={put} drivers={drivers} units={units}>
        <div className="flex grow flex-wrap items-center justify-between gap-3 lg:grow-0">
          <LiveLine
            isLive={live === 'up'}
            reading={readingOf(board.error)}
            words={{ ...words, polls: words.polls(everyMs / 1000) }}
          />
          <a
            href={addressOf(exportFleetRequests, { query: filters })}
            download
            className={buttonClass({ size: density })}
          >
            <Download className="size-5" aria-hidden="true" />
            {words.export}
          </a>
        </div>
      </BoardFilterBar>
      <ListOf rows={board} failed={words.failed}>
        {(lines) => {
          if (lines.length === 0)
            return isFiltered ? (
              <EmptyState
                title={words.filteredTitle}
                action={
                  <Button
                    onClick={() =>
                      put({
                        state: '',
                        q: '',
                        ...Object.fromEntries(filterNames.map((name) => [name, ''])),
                      })
                    }
                  >
                    {words.clear}
                  </Button>
                }
              >
                {words.filteredText}
              </EmptyState>
            ) : (
              <EmptyState
                title={words.emptyTitle}
                action={
                  <Link to={tabLink('drivers')} className={buttonClass({ variant: 'primary' })}>
                    {words.emptyAction}
                  </Link>
                }
              >
                {words.emptyText}
              </EmptyState>
            )
          return (
            <PagedRows rows={board} more={sort ? words.moreOther : words.more}>
              <BoardTable lines={lines} />
            </PagedRows>
          )
        }}
      </ListOf>
    </div>
  )
}
