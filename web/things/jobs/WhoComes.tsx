import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobForCustomer } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { formatPhone, phoneHref } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../kit/ui/link-class.ts'
import { isRunning, isUnderway } from './phases.ts'
import { whereabouts } from './whereabouts.ts'

export interface WhoComesProps {
  job: JobForCustomer
  /** Rating and the like: what speaks for them until the work is done. */
  about?: ReactNode
  /** Whose page the name leads to, where that is known. */
  providerId?: string
  /** More to do: writing to the provider. */
  more?: ReactNode
}

/** Whose work it is and how to reach them: the one thing to do until they are there. */
export function WhoComes({
  job: { phase, provider, technician },
  about,
  providerId,
  more,
}: WhoComesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={provider.businessName} picture={provider.picture} />
      <div className="min-w-0 grow basis-40">
        <p className="font-sign text-xl leading-6 font-semibold break-words">
          {providerId ? (
            <Link to={paths.provider(providerId)} className={nameLinkClass}>
              {provider.businessName}
            </Link>
          ) : (
            provider.businessName
          )}
        </p>
      </div>
      {/* Beside each other where the letters are no larger than usual. */}
      <div className="flex grow flex-wrap gap-2 max-sm:**:[a,button]:px-3 sm:grow-0 sm:gap-x-4">
        {provider.phone ? (
          <a
            href={phoneHref(provider.phone)}
            className={`${buttonClass({ variant: isUnderway(phase) ? 'primary' : 'secondary' })} grow sm:grow-0`}
          >
            <Phone className="size-5" aria-hidden="true" />
            <span className="numerals">{formatPhone(provider.phone)}</span>
          </a>
        ) : (
          <p className="text-muted">{customerJobs.noPhone}</p>
        )}
        {more && <div className="grow *:w-full sm:grow-0">{more}</div>}
      </div>
      {/* The name is enough to call; what to look for on the road, and what speaks for them, stands below that. */}
      {(technician || (about && isRunning(phase))) && (
        <div className="basis-full">
          {technician && (
            <p>
              <strong className="font-sign text-lg font-semibold">
                {whereabouts(phase, technician.firstName)}
              </strong>{' '}
              {technician.vehicleInfo &&
                (isUnderway(phase) || phase === 'arrived') &&
                customerJobs.vehicle(technician.vehicleInfo)}
            </p>
          )}
          {isRunning(phase) && about}
        </div>
      )}
    </div>
  )
}
