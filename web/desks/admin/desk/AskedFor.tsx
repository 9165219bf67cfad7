import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** What an admin has asked of the applicant, and what the applicant has done about it. */
export function AskedFor({ asked }: { asked: NonNullable<ProviderAtDesk['askedFor']> }) {
  const words = desk.provider
  const { answer, answeredAt } = asked
  return (
    <div className="flex flex-col gap-1 border-l-4 border-amber pl-3">
      <p className="break-words">{words.askedFor(asked.words)}</p>
      {answeredAt && (
        <p className="break-words">
          {answer ? words.answered(answer) : words.changedSince}{' '}
          <span className="text-sm text-muted">
            <TickingTime at={answeredAt} />
          </span>
        </p>
      )}
    </div>
  )
}
