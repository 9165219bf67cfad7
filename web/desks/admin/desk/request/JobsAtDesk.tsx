import type { JobAtDesk, RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { FirstOf } from '../../../../kit/FirstOf.tsx'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { Money } from '../../../../kit/ui/Money.tsx'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { Ledger } from '../Ledger.tsx'
import { RefundButton } from './RefundButton.tsx'
import { ReviewsAtDesk } from './ReviewsAtDesk.tsx'

/** Who had the job, the newest first, with its money and what both sides said of it. */
export function JobsAtDesk({ request }: { request: RequestAtDesk }) {
  return request.jobs.map((job) => <Job key={job.id} job={job} />)
}

function Job({ job }: { job: JobAtDesk }) {
  const words = desk.jobs
  return (
    <DeskSection
      title={words.title}
      beside={
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={job.closedAt ? 'neutral' : 'blue'}>{jobWords.phases[job.phase]}</Badge>
          <RefundButton job={job} />
        </span>
      }
    >
      <Facts inRows>
        <Fact label={words.provider}>
          <Link to={paths.deskProvider(job.provider.id)} className={nameLinkClass}>
            {job.provider.name}
          </Link>{' '}
          <PhoneLink number={job.phone} />
        </Fact>
        {job.comebackOf && (
          <Fact label={comeback.desk.happened} wide>
            {comeback.atNoCharge}{' '}
            <Link to={paths.deskJob(job.comebackOf)} className={nameLinkClass}>
              {comeback.first}
            </Link>
          </Fact>
        )}
        {job.dispute && (
          <Fact label={disputes.desk.dispute}>
            <Link to={paths.deskDispute(job.dispute.id)} className={nameLinkClass}>
              {disputes.states[job.dispute.state]}
            </Link>
          </Fact>
        )}
        <Fact label={words.technician}>{job.technician ?? desk.none}</Fact>
        <Fact label={words.assigned}>
          <TickingTime at={job.assignedAt} />
        </Fact>
        <Fact label={words.promised}>
          {job.promisedAt ? <TickingTime at={job.promisedAt} /> : desk.none}
        </Fact>
        {job.expectedAt && (
          <Fact label={words.expected}>
            <TickingTime at={job.expectedAt} />
          </Fact>
        )}
        {job.closedAt && (
          <Fact label={words.closed}>
            <TickingTime at={job.closedAt} />
          </Fact>
        )}
        {job.endReason && (
          <Fact label={words.because} wide>
            {job.endReason}
          </Fact>
        )}
        <Fact label={desk.money.price}>
          <Money amount={job.price} className="text-xl" />
        </Fact>
        <Fact label={desk.money.fee}>
          <Money amount={job.fee} className="text-xl" />
        </Fact>
      </Facts>
      <FirstOf rows={job.ledger} name="ledger" onPhone={2}>
        {(lines) => <Ledger lines={lines} />}
      </FirstOf>
      <ReviewsAtDesk reviews={job.reviews} />
    </DeskSection>
  )
}
