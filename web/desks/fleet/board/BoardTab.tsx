import clsx from 'clsx'
import { Map as MapIcon, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnFleet } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { later } from '../../../kit/api/later.tsx'
import type { LiveState } from '../../../kit/api/live.ts'
import { pollWhenDown } from '../../../kit/api/polling.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { readingOf } from '../../../kit/api/worth-repeating.ts'
import { PagedRows } from '../../../kit/PagedRows.tsx'
import { SavedViews } from '../../../kit/SavedViews.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { LiveLine } from '../../../kit/ui/LiveLine.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AskLink } from '../AskLink.tsx'
import { tabLink } from '../tabs.ts'
import { refusalTo } from '../use-own-fleet.ts'
import { BoardFilterBar } from './BoardFilterBar.tsx'
import { BoardTable } from './BoardTable.tsx'
import { filterNames, readFilters } from './board-filters.ts'
import { useBoard, useBoardSums, useLookAgain } from './use-board.ts'

const BoardMap = later(() => import('./BoardMap.tsx').then(({ BoardMap }) => BoardMap))

const everyMs = settings.polling.dashboardMs

/** The live board of the fleet's requests: what needs somebody now, then what is in progress, then the rest. */
export function BoardTab({ fleet, live }: { fleet: OwnFleet; live: LiveState }) {
  const words = fleets.board
  const [params] = useSearchParams()
  const put = usePutParams()
  const { data: user } = useUser()
  const filters = readFilters(params)
  const interval = pollWhenDown(live, everyMs)
  const board = useBoard(filters, interval)
  const sums = useBoardSums(filters, interval).data
  useLookAgain()
  const isSplit = params.get('view') === 'map'
  const [pointedAt, pointAt] = useState<string | null>(null)
  const { sort, ...hiding } = filters
  const isFiltered = Object.keys(hiding).length > 0
  const needed = words.needed[fleet.can.run ? 'own' : 'others']

  return (
    <div className="flex flex-col gap-2">
      <BoardFilterBar
        params={params}
        put={put}
        counts={sums?.counts}
        filters={filters}
        needed={needed}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="numerals text-sm font-semibold" title={words.sumsMean} role="status">
          {sums && words.sums(sums.requests, formatMoney(sums.spend))}
        </p>
        <span className="flex flex-wrap items-center gap-2 *:whitespace-nowrap sm:gap-4">
          <LiveLine
            isLive={live === 'up'}
            reading={readingOf(board.error)}
            words={{ ...words, polls: words.polls(everyMs / 1000) }}
          />
          {/* A request is made for one driver: to the list from which one is chosen. */}
          <AskLink
            to={tabLink('drivers', { ask: '1' })}
            refusal={refusalTo('ask', fleet)}
            variant="primary"
            // On a phone its words need the room.
            icon={<Plus className="size-5 max-sm:hidden" aria-hidden="true" />}
          />
          <Button
            icon={<MapIcon className="size-5" />}
            aria-pressed={isSplit}
            onClick={() => put({ view: isSplit ? '' : 'map' })}
          >
            {isSplit ? words.hideMap : words.showMap}
          </Button>
        </span>
      </div>
      <SavedViews
        list={`fleet-board-${user?.id ?? ''}`}
        names={['state', 'q', 'view', ...filterNames]}
        own={{ tab: 'requests' }}
      />
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
                  <Link
                    to={tabLink('drivers', { ask: '1' })}
                    className={buttonClass({ variant: 'primary' })}
                  >
                    {words.emptyAction}
                  </Link>
                }
              >
                {words.emptyText}
              </EmptyState>
            )
          const search = tabLink('requests', Object.fromEntries(params))
          return (
            <div className={clsx(isSplit && 'grid items-start gap-4 lg:grid-cols-2')}>
              <div className={clsx('@container min-w-0', isSplit && 'max-lg:order-last')}>
                <PagedRows
                  rows={board}
                  all={lines}
                  more={sort === 'newest' ? words.more : words.moreOther}
                >
                  {(shown) => (
                    <BoardTable
                      lines={shown}
                      needed={needed}
                      isGrouped={sort === 'urgent'}
                      search={search}
                      {...(isSplit && { pointedAt, onPoint: pointAt })}
                    />
                  )}
                </PagedRows>
              </div>
              {isSplit && <BoardMap lines={lines} pointedAt={pointedAt} search={search} />}
            </div>
          )
        }}
      </ListOf>
    </div>
  )
}
