import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { useTicking } from '../../../../kit/ui/clock.ts'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { isUnderway } from '../../../../things/jobs/phases.ts'
import { RequestStatusBadge } from '../../../../things/requests/asked/RequestStatusBadge.tsx'
import { UrgencyBadge } from '../../../../things/requests/asked/UrgencyBadge.tsx'
import { DeskSection } from '../DeskSection.tsx'

/** How a request stands, who to call, what happened and where: what an operator reads before doing anything. */
export function RequestState({ request }: { request: RequestAtDesk }) {
  const words = desk.request
  const { customer, fleet, details, additionalNotes, jobs } = request
  const [job] = jobs
  const pending = request.bids.filter(({ status }) => status === 'pending').length
  const kept = request.bids.filter(({ statusReason }) => statusReason !== 'withdrawn')
  const bidders = new Set(kept.map(({ provider }) => provider.id))
  return (
    <DeskSection
      title={words.title}
      beside={
        <span className="flex flex-wrap gap-2">
          <RequestStatusBadge status={request.status} closeReason={request.closeReason} />
          <UrgencyBadge when={request} isTaken={request.status !== 'open'} />
        </span>
      }
    >
      <Facts inRows>
        {request.status === 'open' && (
          <>
            <Fact label={words.bids}>
              {pending > 0 ? (
                bids.list.count(pending, pending)
              ) : (
                <span className="font-medium text-amber-ink">
                  {desk.lookUp.bids({ open: pending, all: bidders.size })}
                </span>
              )}
            </Fact>
            <Fact label={words.expires}>
              <TickingTime at={request.expiresAt} />
            </Fact>
          </>
        )}
        {job && request.status !== 'open' && (
          <Fact label={desk.jobs.title}>
            {jobWords.phases[job.phase]}
            {job.promisedAt && isUnderway(job.phase) && <Due at={job.promisedAt} />}
          </Fact>
        )}
        {job?.dispute && (
          <Fact label={disputes.desk.dispute}>
            <Link to={paths.deskDispute(job.dispute.id)} className={nameLinkClass}>
              {disputes.states[job.dispute.state]}
            </Link>
          </Fact>
        )}
        <Fact label={words.customer}>
          {customer.userId ? (
            <Link to={paths.deskPerson(customer.userId)} className={nameLinkClass}>
              {customer.name}
            </Link>
          ) : (
            customer.name || desk.none
          )}
          {!customer.userId && !fleet && (
            <span className="text-sm text-muted md:block"> {words.guest}</span>
          )}
        </Fact>
        <Fact label={words.phone}>
          {customer.phone ? <PhoneLink number={customer.phone} /> : desk.none}
        </Fact>
        {fleet && (
          <Fact label={words.fleet}>
            <Link to={paths.deskFleet(fleet.id)} className={nameLinkClass}>
              {fleet.name}
            </Link>
          </Fact>
        )}
        <Fact label={words.location}>{request.location}</Fact>
        {details.problemDescription && (
          <Fact label={words.problem} wide>
            {details.problemDescription}
          </Fact>
        )}
        {additionalNotes && (
          <Fact label={words.notes} wide>
            {additionalNotes}
          </Fact>
        )}
      </Facts>
    </DeskSection>
  )
}

/** Until when somebody is expected; late where that is over. */
function Due({ at }: { at: string }) {
  const isLate = useTicking((now) => now > Date.parse(at))
  return (
    <>
      {` · ${desk.request.due}`} <TickingTime at={at} />{' '}
      {isLate && <Badge tone="red">{desk.request.late}</Badge>}
    </>
  )
}
