import { settings } from '#contract/settings.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { chargebacks as banks } from '#contract/words/en/chargebacks.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes as allDisputes } from '#contract/words/en/disputes.ts'
import { reconciliation as books } from '#contract/words/en/reconciliation.ts'
import { readingOf } from '../../../kit/api/worth-repeating.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { formatDuration } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { LiveLine } from '../../../kit/ui/LiveLine.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { tabLink } from '../tab-link.ts'
import { everyMs } from '../use-admin.ts'
import { Backups } from './Backups.tsx'
import { AllWell, BoardSection } from './BoardSection.tsx'
import { Chargebacks } from './Chargebacks.tsx'
import { FullLimits } from './FullLimits.tsx'
import { LateJobs } from './LateJobs.tsx'
import { OperationsSkeleton } from './OperationsSkeleton.tsx'
import { ReconciliationPart } from './ReconciliationPart.tsx'
import { StuckDeliveries } from './StuckDeliveries.tsx'
import { StuckPayouts } from './StuckPayouts.tsx'
import { useOperations } from './use-operations.ts'
import { WaitsForBanks } from './WaitsForBanks.tsx'
import { WithoutBid } from './WithoutBid.tsx'

const { operations } = settings
const words = adminOperations
const disputeWords = allDisputes.desk
const inMinutes = (ms: number) => ms / 60_000

/** What needs a person now, read again while the page is open. */
export function OperationsTab() {
  const board = useOperations()
  return (
    <div className="flex flex-col gap-3">
      <LiveLine
        isLive={false}
        reading={readingOf(board.error)}
        words={{ live: '', polls: words.reads(everyMs / 1000), stale: words.stale }}
      />
      <ListOf rows={board} failed={words.failed} waiting={<OperationsSkeleton />}>
        {({
          withoutBid,
          withoutBidCount,
          late,
          lateCount,
          stuckPayouts,
          stuckPayoutCount,
          chargebacks,
          chargebackCount,
          reconciliation,
          failedCount,
          fullLimits,
          heldCount,
          untold,
          disputes,
          approvals,
          backups,
        }) => (
          <>
            <BoardSection
              title={words.unbid.title}
              count={words.unbid.count(withoutBidCount)}
              isPressing={withoutBidCount > 0}
              lead={words.unbid.lead(inMinutes(operations.unbidAfterMs))}
            >
              <WithoutBid requests={withoutBid} all={withoutBidCount} />
            </BoardSection>
            <BoardSection
              title={words.late.title}
              count={words.late.count(lateCount)}
              isPressing={lateCount > 0}
              lead={words.late.lead(
                formatDuration(inMinutes(operations.longWorkMs)),
                formatDuration(inMinutes(operations.unconfirmedAfterMs)),
              )}
            >
              <LateJobs jobs={late} all={lateCount} />
            </BoardSection>
            <BoardSection
              title={disputeWords.toDecide}
              count={disputeWords.toDecideCount(disputes.count)}
              isPressing={disputes.count > 0}
              lead={disputeWords.toDecideLead}
            >
              <Waiting
                oldestAt={disputes.oldestAt}
                none={disputeWords.toDecideNone}
                to={tabLink('disputes')}
                open={disputeWords.toDecideOpen}
              />
            </BoardSection>
            <BoardSection
              title={words.payouts.title}
              count={words.payouts.count(stuckPayoutCount)}
              isPressing={stuckPayoutCount > 0}
              lead={words.payouts.lead}
            >
              <StuckPayouts payouts={stuckPayouts} all={stuckPayoutCount} />
              <WaitsForBanks />
            </BoardSection>
            <BoardSection
              title={banks.title}
              count={banks.count(chargebackCount)}
              isPressing={chargebackCount > 0}
              lead={banks.lead}
            >
              <Chargebacks chargebacks={chargebacks} />
            </BoardSection>
            <BoardSection
              title={books.title}
              count={books.count(reconciliation.count)}
              isPressing={reconciliation.count > 0}
              lead={books.lead}
            >
              <ReconciliationPart {...reconciliation} />
            </BoardSection>
            <BoardSection
              title={desk.operations.approvals}
              count={desk.operations.approvalsCount(approvals.count)}
              isPressing={approvals.count > 0}
              lead={desk.operations.approvalsLead}
            >
              <Waiting
                oldestAt={approvals.oldestAt}
                none={desk.operations.approvalsEmpty}
                to={tabLink('approvals')}
                open={desk.operations.approvalsOpen}
              />
            </BoardSection>
            <BoardSection
              title={words.stuck.title}
              count={words.stuck.count(failedCount, operations.failedWithinMs / 86_400_000)}
              isPressing={failedCount + untold.count > 0}
              lead={words.stuck.lead}
            >
              {untold.oldestAt && (
                <p className="rounded-md border border-amber-ink bg-amber px-4 py-3">
                  {words.stuck.untold(untold.count)} <TickingTime at={untold.oldestAt} />
                </p>
              )}
              <StuckDeliveries />
            </BoardSection>
            <BoardSection
              title={words.limits.title}
              count={words.limits.count(heldCount)}
              isPressing={heldCount > 0}
              lead={words.limits.lead(operations.failedWithinMs / 86_400_000)}
            >
              <FullLimits limits={fullLimits} />
            </BoardSection>
            {backups && <Backups backups={backups} />}
          </>
        )}
      </ListOf>
    </div>
  )
}

/** What is decided on a page of its own: since when the oldest waits, and the way there. */
function Waiting({
  oldestAt,
  none,
  to,
  open,
}: {
  oldestAt: string | null
  none: string
  to: string
  open: string
}) {
  if (!oldestAt) return <AllWell>{none}</AllWell>
  return (
    <p className="flex flex-wrap items-center gap-3">
      {words.documents.oldest} <TickingTime at={oldestAt} />
      <Link to={to} className={buttonClass()}>
        {open}
      </Link>
    </p>
  )
}
