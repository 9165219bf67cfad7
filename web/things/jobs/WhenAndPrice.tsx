import type { ReactNode } from 'react'
import { leftPhases } from '#contract/job-lifecycle.ts'
import type { JobForCustomer, JobPhase } from '#contract/jobs.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { ArrivalHero } from './ArrivalHero.tsx'
import type { Coming } from './coming.ts'
import { ProofOfArrival } from './ProofOfArrival.tsx'
import { isRunning, isUnderway } from './phases.ts'

export interface WhenAndPriceProps {
  job: JobForCustomer
  coming: Coming
  isDisputed: boolean
  /** How it is paid: directly, or on a card. */
  paid?: ReactNode
}

/** How a job stands, and its two numbers: the time that counts now, or how it ended, and what it costs. */
export function WhenAndPrice({ job, coming, isDisputed, paid }: WhenAndPriceProps) {
  const ended =
    isDisputed && job.phase === 'closed'
      ? customerJobs.endedInDispute
      : Object.entries(customerJobs.ended).find(([phase]) => phase === job.phase)?.[1]
  return (
    <div className="@container flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      {isRunning(job.phase) ? (
        <div className="grow basis-36">
          {isUnderway(job.phase) && (
            <p className="font-sign text-xl font-semibold">{jobs.phases[job.phase]}</p>
          )}
          {/* Till the trip is read, what came with the job: the promise would stand there for a moment and go again. */}
          {/* Whom the customer has with them does not arrive anymore. */}
          {!(isUnderway(job.phase) && job.arrivalSeenAt) && (
            <ArrivalHero job={job} likely={coming === undefined ? job.likely : coming?.likely} />
          )}
          <ProofOfArrival job={job} isCustomers />
        </div>
      ) : (
        <p className="grow basis-36 font-sign text-xl font-bold">{ended}</p>
      )}
      {/* Beside the time on a phone too: below it, it would push the call off the first screen. */}
      <p className="grow basis-28 text-right">
        <span className="block text-sm text-muted">
          {job.cancellationFee ? cancellation.fee : customerJobs.price}
        </span>
        <Money amount={job.cancellationFee ?? job.price} className="block text-2xl font-bold" />
        <span className="block text-sm text-muted">
          {job.comeback ? comeback.free : isFreeEnd(job) ? cancellation.nothing : paid}
        </span>
      </p>
    </div>
  )
}

/** How a job ends before there was any work. */
const ends: readonly JobPhase[] = [...leftPhases, 'cancelled_by_customer', 'customer_gone']
const isFreeEnd = ({ phase, cancellationFee }: JobForCustomer) =>
  cancellationFee === null && ends.includes(phase)
