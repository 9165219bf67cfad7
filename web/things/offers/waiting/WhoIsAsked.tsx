import type { RequestForOwner } from '#contract/requests.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'

/** Who has been asked by now, who is next and when, and how many have looked. */
export function WhoIsAsked({ request }: { request: RequestForOwner }) {
  const { asked, askedFor, status } = request
  const { rings, next, looked } = asked
  const count = rings.reduce((sum, ring) => sum + ring.asked, 0)
  const isHeadStart = askedFor !== null && askedFor.othersHearAt !== null
  const isDue = useTicking((now) => next !== null && now >= Date.parse(next.at))
  if (status !== 'open') return null
  return (
    <>
      {isHeadStart
        ? waiting.named({ name: askedFor.businessName })
        : asked.isPreferredFirst
          ? waiting.preferred(count)
          : waiting.asked({ asked: count, miles: rings.at(-1)?.miles ?? null })}{' '}
      {next && (
        <>
          {waiting.nextRing(next)} {isDue ? waiting.nextNow : waiting.nextIn}
          {!isDue && (
            <>
              {' '}
              <Countdown to={next.at} className="font-semibold text-ink" />
            </>
          )}
          .{' '}
        </>
      )}
      {count > 0 && waiting.looked(looked)}
    </>
  )
}
