import { useSearchParams } from 'react-router'
import type { Approval } from '#contract/approvals.ts'
import { desk } from '#contract/words/en/desk.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { ApprovalPane } from './ApprovalPane.tsx'
import { ApprovalQueue, queueId } from './ApprovalQueue.tsx'
import { keyOf, useApprovals } from './use-approvals.ts'
import { useOpenApproval } from './use-open-approval.ts'

/** What waits, and the one that is looked at with all its evidence: decided, and on to the next. */
export function ApprovalsTab() {
  const words = desk.approvals
  const approvals = useApprovals()
  return (
    <section aria-label={words.heading} className="flex flex-col gap-4">
      <p className="text-muted">{words.lead}</p>
      <ListOf rows={approvals} failed={words.failed}>
        {(waiting) => <Desk {...waiting} />}
      </ListOf>
    </section>
  )
}

/** Where there is room for one beside the other, the list stands first; on a phone what is to be decided, and all of the list below it. */
function Desk({ approvals: waiting, count }: { approvals: readonly Approval[]; count: number }) {
  const isNarrow = useMedia('(max-width: 1023px)')
  const [params] = useSearchParams()
  const put = usePutParams()
  const { approvals, index, isFirst, onDecided } = useOpenApproval(waiting, params.get('item'))
  const open = approvals[index]
  const next = approvals[index + 1] ?? approvals[0]
  if (!open || !next)
    return <EmptyState title={desk.approvals.emptyTitle}>{desk.approvals.emptyText}</EmptyState>
  const show = (one: Approval) => put({ item: keyOf(one) })
  function choose(one: Approval) {
    show(one)
    if (isNarrow) scrollTo({ top: 0, behavior: 'instant' })
  }
  const queue = (
    <ApprovalQueue
      key="queue"
      approvals={approvals}
      count={count}
      open={open}
      hasHeading={isNarrow}
      onOpen={choose}
    />
  )
  const pane = (
    <ApprovalPane
      key={keyOf(open)}
      approval={open}
      position={{ n: index + 1, all: count + approvals.length - waiting.length }}
      toList={isNarrow && approvals.length > 1 ? `#${queueId}` : null}
      isFirst={isFirst}
      onNext={() => show(next)}
      onDecided={onDecided}
      onAsked={() => show(approvals[index + 1] ?? approvals[index - 1] ?? open)}
    />
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {isNarrow ? [pane, queue] : [queue, pane]}
    </div>
  )
}
