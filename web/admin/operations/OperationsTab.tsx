import { settings } from '#contract/settings.ts'
import { adminOperations } from '../../messages/en/admin-operations.ts'
import { formatDuration } from '../../ui/format.ts'
import { LiveLine } from '../../ui/LiveLine.tsx'
import { AdminList } from '../AdminList.tsx'
import { everyMs } from '../use-admin.ts'
import { BoardSection } from './BoardSection.tsx'
import { LateJobs } from './LateJobs.tsx'
import { StuckDeliveries } from './StuckDeliveries.tsx'
import { useOperations } from './use-operations.ts'
import { WithoutBid } from './WithoutBid.tsx'

const { operations } = settings
const words = adminOperations
const inMinutes = (ms: number) => ms / 60_000

/** What needs a person now, read again while the page is open. */
export function OperationsTab() {
  const board = useOperations()
  return (
    <div className="flex flex-col gap-8">
      <LiveLine
        isLive={false}
        isStale={board.isError}
        words={{ live: '', polls: words.reads(everyMs / 1000), stale: words.stale }}
      />
      <AdminList rows={board} failed={words.failed}>
        {({ withoutBid, withoutBidCount, late, lateCount, failedCount }) => (
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
              title={words.stuck.title}
              count={words.stuck.count(failedCount, operations.failedWithinMs / 86_400_000)}
              isPressing={failedCount > 0}
              lead={words.stuck.lead}
            >
              <StuckDeliveries />
            </BoardSection>
          </>
        )}
      </AdminList>
    </div>
  )
}
