import type { BackupsStand } from '#contract/backups.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { BoardSection } from './BoardSection.tsx'

const words = adminOperations.backups

/** When the last backup was made and when one was last proved; it presses where that is too long ago. */
export function Backups({ backups }: { backups: BackupsStand }) {
  const { lastAt, bytes, files, checkedAt, failedAt, failure, isLate, isUnchecked } = backups
  const state = isLate ? words.late : isUnchecked ? words.unchecked : words.fine
  return (
    <BoardSection
      title={words.title}
      count={state}
      isPressing={isLate || isUnchecked || failure !== null}
      lead={words.lead}
    >
      <div className="max-w-prose rounded-md border border-line bg-surface px-4 py-3">
        <Facts>
          <Fact label={words.last}>
            {lastAt ? <TickingTime at={lastAt} /> : words.never}
            {lastAt && `\n${words.size(Math.ceil((bytes ?? 0) / 1_000_000), files ?? 0)}`}
          </Fact>
          <Fact label={words.checked}>
            {checkedAt ? <TickingTime at={checkedAt} /> : words.never}
          </Fact>
          {failure && failedAt && (
            <Fact label={words.failed} wide>
              <TickingTime at={failedAt} />
              {`\n${words.failures[failure]}`}
            </Fact>
          )}
        </Facts>
      </div>
    </BoardSection>
  )
}
