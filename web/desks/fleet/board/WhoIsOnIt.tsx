import clsx from 'clsx'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatClock, formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { Moment } from '../../../kit/ui/Moment.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { isUnderway } from '../../../things/jobs/phases.ts'
import { likelyTimes } from './likely-times.ts'

/** Why there is none: nobody was alerted, all were withdrawn, or nobody has bid yet. */
function withoutBids({ need, lat }: FleetRequestLine): string {
  const words = fleets.board
  if (need?.reason === 'unheard')
    return lat === null ? words.unheard.unplaced : words.unheard.uncovered
  return need?.reason === 'noBids' ? words.bidsWithdrawn : words.noBids
}

type Job = NonNullable<FleetRequestLine['job']>

/** Who comes and when they are likely there, or else promised to be, or how much more they ask for; before that, what is to be approved or what the bids say. */
export function WhoIsOnIt({ line }: { line: FleetRequestLine }) {
  const words = fleets.board
  const { job, status, bidCount, openBids, lowestBid, need } = line
  const asked = need?.amount ? formatMoney(need.amount) : null
  const bids = openBids > 0 ? words.bids(openBids) : words.bidsOver(bidCount)
  if (status === 'open')
    return (
      <span className={clsx('@4xl:block @4xl:truncate', bidCount === 0 && 'text-muted')}>
        {bidCount === 0 ? (
          withoutBids(line)
        ) : (
          <>
            <strong className="font-sign text-lg leading-6 font-semibold">
              {asked ? words.asked(asked) : bids}
            </strong>{' '}
            {asked
              ? bids
              : lowestBid && (
                  <span className="numerals">{words.from_(formatMoney(lowestBid))}</span>
                )}
          </>
        )}
      </span>
    )
  if (!job) return <span className="text-muted">{words.nobody}</span>
  return (
    <span className="block min-w-0 gap-x-2 @4xl:flex @4xl:flex-wrap @4xl:items-baseline @4xl:leading-5">
      <span className="block min-w-0 font-semibold wrap-anywhere">{job.businessName}</span>
      {asked && <span className="shrink-0 font-semibold">{words.askedMore(asked)}</span>}
      {isUnderway(job.phase) && <Arrival line={line} job={job} />}
    </span>
  )
}

function Arrival({ line, job }: { line: FleetRequestLine; job: Job }) {
  const words = useTicking((now) => likelyTimes(job.likely, now))
  if (words) return <span className="text-sm whitespace-nowrap text-green-ink">{words}</span>
  return <PromisedTime line={line} at={job.promisedAt} />
}

function PromisedTime({ line, at }: { line: FleetRequestLine; at: string | null }) {
  const words = fleets.board
  const isLate = useTicking((now) => at !== null && new Date(at).getTime() < now)
  if (at === null) return <span className="text-sm text-muted">{words.noPromise}</span>
  return (
    <span className={`text-sm ${isLate ? 'font-semibold text-red-ink' : 'text-green-ink'}`}>
      {isLate ? words.due : words.promised}{' '}
      {isLate ? (
        <TickingTime at={at} />
      ) : line.scheduledAt ? (
        <Moment at={at} timeZone={line.timeZone} />
      ) : (
        <Clock at={at} />
      )}
    </span>
  )
}

/** The time of a promise, which does not count down: how long it takes is known where the truck is. */
const Clock = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatExact(at)}>
    {formatClock(at)}
  </time>
)
