import { useState } from 'react'
import { type StuckDelivery, type StuckStatus, stuckStatuses } from '#contract/admin-operations.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { formatExact } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AllWell } from './BoardSection.tsx'
import { useRetryDelivery, useStuckDeliveries } from './use-operations.ts'

/** Messages that did not leave, and the button that lets one try again. */
export function StuckDeliveries() {
  const words = adminOperations.stuck
  const [status, setStatus] = useState<StuckStatus>('failed')
  const stuck = useStuckDeliveries(status)
  return (
    <>
      <Chips
        legend={words.which}
        legendHidden
        value={status}
        onChange={setStatus}
        chips={stuckStatuses.map((value) => ({ value, label: words.statuses[value] }))}
      />
      {/* As a rule there are none. */}
      <ListOf
        rows={stuck}
        failed={words.failed}
        waiting={
          <Loading>
            <Skeleton />
          </Loading>
        }
      >
        {(deliveries) =>
          deliveries.length === 0 ? (
            <AllWell>{words.empty[status]}</AllWell>
          ) : (
            <>
              <Deliveries deliveries={deliveries} />
              {stuck.hasNextPage && (
                <Button
                  className="self-center"
                  busy={stuck.isFetchingNextPage}
                  onClick={() => stuck.fetchNextPage()}
                >
                  {words.more}
                </Button>
              )}
            </>
          )
        }
      </ListOf>
    </>
  )
}

function Deliveries({ deliveries }: { deliveries: readonly StuckDelivery[] }) {
  const words = adminOperations.stuck
  const retry = useRetryDelivery()
  return (
    <Table
      caption={words.title}
      rows={deliveries}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'message',
          header: words.message,
          isName: true,
          cell: ({ kind }) => jobHistory.events[kind],
        },
        {
          key: 'channel',
          header: words.channel,
          cell: ({ channel }) => words.channels[channel],
        },
        {
          key: 'to',
          header: words.to,
          cell: ({ user }) =>
            user ? (
              <Link to={paths.deskPerson(user.id)} className={nameLinkClass}>
                {user.name}
              </Link>
            ) : (
              words.guest
            ),
        },
        {
          key: 'reason',
          header: words.reason,
          cell: ({ reason }) =>
            reason === null ? adminOperations.none : (words.reasons[reason] ?? reason),
        },
        { key: 'at', header: words.at, cell: ({ createdAt }) => <TickingTime at={createdAt} /> },
        {
          key: 'actions',
          header: words.actions,
          isActions: true,
          cell: ({ id, kind, createdAt }) => (
            <Button
              aria-label={words.retryOf(jobHistory.events[kind], formatExact(createdAt))}
              busy={retry.isPending && retry.variables === id}
              onClick={() => retry.mutate(id)}
            >
              {words.retry}
            </Button>
          ),
        },
      ]}
    />
  )
}
