import type { ReactNode } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import type { OwnProvider } from '#contract/providers.ts'
import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { jobsFor } from './AssignJobDialog.tsx'
import { OwnJobLine } from './OwnJobLine.tsx'

export type TechnicianDeed = 'edit' | 'activity' | 'link' | 'assign'

/** One of the provider's people: which job they are on, how to call them, and what may be done. */
export function TechnicianCard({
  technician,
  provider,
  jobs,
  onDeed,
}: {
  technician: Technician
  provider: OwnProvider
  jobs: readonly JobForProvider[]
  onDeed: (deed: TechnicianDeed) => void
}) {
  const words = technicians
  const { fullName, phone, vehicleInfo, licenseNumber, linkMadeAt, isDeactivated } = technician
  const off = provider.status === 'suspended' ? words.suspended : null
  const labelled = (label: string) => ({ 'aria-label': words.forName(label, fullName) })
  return (
    <Card
      as="li"
      edge={technician.jobs.length > 0 ? 'green' : undefined}
      className="flex flex-col gap-2"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-xl break-words">{fullName}</h3>
        {isDeactivated ? (
          <Badge>{words.deactivated}</Badge>
        ) : technician.jobs.length > 0 ? (
          <Badge tone="green">{words.working}</Badge>
        ) : (
          <Badge tone="blue">{words.free}</Badge>
        )}
      </header>
      {technician.jobs.length > 0 && (
        <ul className="flex flex-col gap-1">
          {technician.jobs.map((job) => (
            <OwnJobLine key={job.id} job={job} refusal={off} />
          ))}
        </ul>
      )}
      {/* What nobody has told is not said: it is asked for where it is changed. */}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <PhoneLink number={phone} className="text-lg" />
        <dl className="contents">
          {vehicleInfo && <Known label={words.vehicle}>{vehicleInfo}</Known>}
          {licenseNumber && <Known label={words.license}>{licenseNumber}</Known>}
          <Known label={words.jobsDone}>
            <span className="numerals">{technician.jobsDone}</span>
          </Known>
          {linkMadeAt ? (
            <Known label={words.link}>
              {words.linkMade} <TickingTime at={linkMadeAt} />
            </Known>
          ) : (
            provider.status === 'pending' && <Known label={words.link}>{words.noLinkPending}</Known>
          )}
        </dl>
      </div>
      <div className="mt-auto flex flex-wrap items-start gap-x-5">
        {isDeactivated ? (
          <Button
            className="grow"
            {...labelled(words.reactivate)}
            disabledReason={off}
            onClick={() => onDeed('activity')}
          >
            {words.reactivate}
          </Button>
        ) : (
          <>
            <Button
              {...labelled(words.assigning.toJob)}
              disabledReason={
                off ?? (jobsFor(technician, jobs).length === 0 ? words.assigning.noJobs : null)
              }
              onClick={() => onDeed('assign')}
            >
              {words.assigning.toJob}
            </Button>
            <More summary={words.more}>
              <div className="flex flex-wrap gap-x-2">
                <Button
                  variant="ghost"
                  {...labelled(words.edit)}
                  disabledReason={off}
                  onClick={() => onDeed('edit')}
                >
                  {words.edit}
                </Button>
                <Button
                  variant="ghost"
                  {...labelled(words.newLink)}
                  disabledReason={off ?? (provider.status === 'pending' ? words.notApproved : null)}
                  onClick={() => onDeed('link')}
                >
                  {words.newLink}
                </Button>
                <Button
                  variant="ghost"
                  {...labelled(words.deactivate)}
                  disabledReason={off}
                  onClick={() => onDeed('activity')}
                >
                  {words.deactivate}
                </Button>
              </div>
            </More>
          </>
        )}
      </div>
    </Card>
  )
}

/** A fact in as little room as it needs. */
const Known = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 items-baseline gap-1.5">
    <dt className="shrink-0 text-sm text-muted">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)
