import type { JobForTechnician } from '#contract/jobs.ts'
import { bids } from '#contract/words/en/bids.ts'
import { detailNames } from '#contract/words/en/detail-names.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Fact, Facts } from '../../kit/ui/Facts.tsx'
import { drivableWords, otherFacts, vehicleOf } from '../requests/asked/request-facts.ts'

/** What there is to do, in the customer's own detailNames. */
export function JobWork({ job }: { job: Pick<JobForTechnician, 'request' | 'customerNotes'> }) {
  const { details, additionalNotes } = job.request
  const vehicle = vehicleOf(details)
  const drivable = drivableWords(details)
  const others = otherFacts(details)
  return (
    <Facts>
      {job.customerNotes && (
        <Fact label={jobs.mine.customerNotes} wide>
          <strong className="font-medium">{job.customerNotes}</strong>
        </Fact>
      )}
      {(details.problemDescription || drivable) && (
        <Fact label={detailNames.problemDescription} wide>
          {details.problemDescription}{' '}
          {drivable && (
            <Badge tone={details.isDrivable === 'yes' ? 'green' : 'red'}>{drivable}</Badge>
          )}
        </Fact>
      )}
      {vehicle && (
        <Fact label={bids.vehicle} wide>
          {vehicle}
        </Fact>
      )}
      {others.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {details.dropOffLocation && (
        <Fact label={detailNames.dropOffLocation} wide>
          {details.dropOffLocation}
        </Fact>
      )}
      {details.specialInstructions && (
        <Fact label={detailNames.specialInstructions} wide>
          {details.specialInstructions}
        </Fact>
      )}
      {additionalNotes && (
        <Fact label={jobs.mine.notes} wide>
          {additionalNotes}
        </Fact>
      )}
    </Facts>
  )
}
