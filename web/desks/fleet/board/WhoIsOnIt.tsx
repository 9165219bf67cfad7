import clsx from 'clsx'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Moment } from '../../../kit/ui/Moment.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { isUnderway } from '../../../things/jobs/phases.ts'

/** Who comes and when they promised to be there, or how much more they ask for; before that, what is to be approved or what the bids say. */
export function WhoIsOnIt({ line }: { line: FleetRequestLine }) {
  const words = fleets.board
  const { job, status, bidCount, lowestBid, need } = line
  const asked = need?.amount ? formatMoney(need.amount) : null
  if (status === 'open')
    return (
      <span className={clsx('@4xl:block @4xl:truncate', bidCount === 0 && 'text-muted')}>
        {bidCount === 0 ? (
          words.noBids
        ) : (
          <>
            <strong className="font-sign text-lg leading-6 font-semibold">
              {asked ? words.asked(asked) : words.bids(bidCount)}
            </strong>{' '}
            {asked
              ? words.bids(bidCount)
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
      {isUnderway(job.phase) && <PromisedTime line={line} at={job.promisedAt} />}
    </span>
  )
}

function PromisedTime({ line, at }: { line: FleetRequestLine; at: string | null }) {
  const words = fleets.board
  const isLate = useTicking((now) => at !== null && new Date(at).getTime() < now)
  if (at === null) return <span className="shrink-0 text-sm text-muted">{words.noPromise}</span>
  return (
    <span className={clsx('shrink-0', isLate ? 'font-semibold text-red-ink' : 'text-green-ink')}>
      {isLate ? words.due : words.arrives}{' '}
      {line.scheduledAt && !isLate ? (
        <Moment at={at} timeZone={line.timeZone} />
      ) : (
        <TickingTime at={at} />
      )}
    </span>
  )
}
