import clsx from 'clsx'
import type { Approval } from '#contract/approvals.ts'
import { desk } from '#contract/words/en/desk.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { keyOf } from './use-approvals.ts'

/** To which a page leads that shows what is to be decided first. */
export const queueId = 'queue'

/** All that waits, the oldest first. */
export function ApprovalQueue({
  approvals,
  count,
  open,
  hasHeading,
  onOpen,
}: {
  approvals: readonly Approval[]
  count: number
  open: Approval
  /** Where it does not stand beside what it is the list of. */
  hasHeading: boolean
  onOpen: (one: Approval) => void
}) {
  const words = desk.approvals
  return (
    <nav aria-label={words.heading} id={queueId} tabIndex={-1} className="scroll-mt-20">
      {hasHeading && <h2 className="pb-2 text-xl">{words.heading}</h2>}
      <ul className="flex flex-col gap-1 lg:max-h-[80dvh] lg:overflow-y-auto">
        {approvals.map((one) => (
          <li key={keyOf(one)} data-row>
            <button
              type="button"
              aria-current={one === open ? 'true' : undefined}
              onClick={() => onOpen(one)}
              className={clsx(
                'flex min-h-12 w-full cursor-pointer flex-col gap-1 rounded-sm border border-line px-3 py-2 text-left -outline-offset-3 hover:bg-sunken',
                one === open ? 'border-l-6 border-l-amber bg-surface' : 'bg-surface',
              )}
            >
              <span className="font-sign text-lg leading-6 font-semibold wrap-anywhere">
                {one.name}
              </span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
                {words.kinds[one.kind]}
                {one.stepId && `: ${verification.steps[one.stepId].title}`}
                {one.isAsked && <Badge tone="amber">{words.asked}</Badge>}
                <TickingTime at={one.since} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {count > approvals.length && (
        <p className="pt-2 text-sm text-muted">{words.more({ count: count - approvals.length })}</p>
      )}
    </nav>
  )
}
