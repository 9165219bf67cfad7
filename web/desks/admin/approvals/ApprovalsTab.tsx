import { useSearchParams } from 'react-router'
import type { Approval } from '#contract/approvals.ts'
import { desk } from '#contract/words/en/desk.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { ApprovalPane } from './ApprovalPane.tsx'
import { ApprovalQueue } from './ApprovalQueue.tsx'
import { keyOf, useApprovals } from './use-approvals.ts'

/** What waits, and the one that is looked at with all its evidence: decided, and on to the next. */
export function ApprovalsTab() {
  const words = desk.approvals
  const approvals = useApprovals()
  return (
    <section aria-label={words.heading} className="flex flex-col gap-4">
      <p className="text-muted">{words.lead}</p>
      <ListOf rows={approvals} failed={words.failed}>
        {({ approvals: all, count }) =>
          all.length === 0 ? (
            <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          ) : (
            <Desk approvals={all} count={count} />
          )
        }
      </ListOf>
    </section>
  )
}

function Desk({ approvals, count }: { approvals: readonly Approval[]; count: number }) {
  const [params] = useSearchParams()
  const put = usePutParams()
  const wanted = params.get('item')
  const known = approvals.findIndex((one) => keyOf(one) === wanted)
  const index = Math.max(known, 0)
  const open = approvals[index]
  const next = approvals[index + 1] ?? approvals[0]
  const show = (one: Approval | undefined) => put({ item: one ? keyOf(one) : '' })
  if (!open) return null
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <ApprovalQueue approvals={approvals} count={count} open={open} onOpen={show} />
      <ApprovalPane
        key={keyOf(open)}
        approval={open}
        position={{ n: index + 1, all: count }}
        onNext={() => show(next === open ? undefined : next)}
      />
    </div>
  )
}
