import type { RequestForOwner } from '#contract/requests.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'

/** Who has been asked by now, who is next and when, and how many have looked. */
export function WhoIsAsked({ request }: { request: RequestForOwner }) {
  const { asked, askedFor, status } = request
  const { rings, next, looked } = asked
  const count = rings.reduce((sum, ring) => sum + ring.asked, 0)
  const isHeadStart = askedFor !== null && askedFor.othersHearAt !== null
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
          {waiting.nextRing(next)}{' '}
          <Countdown to={next.at} over={waiting.nextNow} className="font-semibold text-ink" />.{' '}
        </>
      )}
      {count > 0 && waiting.looked(looked)}
    </>
  )
}
