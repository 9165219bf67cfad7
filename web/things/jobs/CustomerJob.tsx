import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { JobForCustomer, JobPhase } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatPhone, phoneHref } from '../../kit/ui/format.ts'
import { nameLinkClass } from '../../kit/ui/link-class.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { Agreement } from './Agreement.tsx'
import { ArrivalHero } from './ArrivalHero.tsx'
import { ComebackMark } from './ComebackMark.tsx'
import { InvoiceLink } from './InvoiceLink.tsx'
import { JobRoad } from './JobRoad.tsx'
import { ProofOfArrival } from './ProofOfArrival.tsx'
import { isRunning } from './phases.ts'
import { whereabouts } from './whereabouts.ts'

export interface CustomerJobProps {
  job: JobForCustomer
  /** What was asked for. */
  title: string
  /** Rating and the like, below the name. */
  about?: ReactNode
  /** Whose page the name leads to, where that is known. */
  providerId?: string
  /** More to do: writing to the provider. */
  more?: ReactNode
  /** Where the job waits for the customer: the button that confirms. */
  confirm: ReactNode
  /** What is held or taken, and the way to put a card on it. */
  payment: ReactNode
  /** How it is paid: directly, or on a card. */
  paid: ReactNode
  /** Where the truck is on its way: who waits on a phone looks at this first. */
  truck?: ReactNode
  /** Whether it is there, and by which codes both know. */
  isHere?: ReactNode
  /** What proves the work, and signing for it. */
  proofs: ReactNode
  /** Where it does not go as promised: what the customer may do about it. */
  trouble?: ReactNode
}

/** The accepted job as its customer follows it: when, who, how far, what is left to do. */
export function CustomerJob({
  job,
  title,
  about,
  providerId,
  more,
  confirm,
  truck,
  isHere,
  trouble,
  paid,
  payment,
  proofs,
}: CustomerJobProps) {
  const customer = customerJobs
  const { provider, technician } = job
  const running = isRunning(job.phase)
  const ended = Object.entries(customer.ended).find(([phase]) => phase === job.phase)?.[1]
  return (
    <Card
      edge={running || job.phase === 'closed' ? 'green' : undefined}
      className="flex flex-col gap-5"
    >
      <ComebackMark job={job} title={title} reader="customer" />
      {truck}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {running ? (
          <div>
            <ArrivalHero job={job} />
            <ProofOfArrival job={job} />
          </div>
        ) : (
          <p className="font-sign text-xl font-bold">{ended}</p>
        )}
        <p className="sm:text-right">
          <span className="block text-sm text-muted">
            {job.cancellationFee ? cancellation.fee : customer.price}
          </span>
          <Money amount={job.cancellationFee ?? job.price} className="block text-2xl font-bold" />
          <span className="block text-sm text-muted">
            {job.comeback ? comeback.free : isFreeEnd(job) ? cancellation.nothing : paid}
          </span>
        </p>
      </div>
      {job.phase === 'awaiting_confirmation' && (
        <div className="flex flex-col gap-3 rounded-sm border-2 border-amber-ink bg-amber-soft p-4">
          <p>
            <strong className="font-sign text-lg font-semibold">
              {customer.confirmText(provider.businessName)}
            </strong>
            {job.finishedAt && (
              <span className="block text-sm">
                {customer.confirmsItself} <TickingTime at={confirmsAt(job.finishedAt)} />.
              </span>
            )}
          </p>
          {confirm}
        </div>
      )}
      {/* Who comes, and their number, before all that is not needed to reach them. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={provider.businessName} picture={provider.picture} />
        <div className="min-w-0 grow basis-48">
          <p className="font-sign text-xl leading-6 font-semibold break-words">
            {providerId ? (
              <Link to={paths.provider(providerId)} className={nameLinkClass}>
                {provider.businessName}
              </Link>
            ) : (
              provider.businessName
            )}
          </p>
          {about}
          {technician && (
            <p className="mt-1">
              <strong className="font-sign text-lg font-semibold">
                {whereabouts(job.phase, technician.firstName)}
              </strong>{' '}
              {technician.vehicleInfo && customer.vehicle(technician.vehicleInfo)}
            </p>
          )}
        </div>
        {more && <div className="grow *:w-full sm:grow-0">{more}</div>}
        {provider.phone ? (
          <a
            href={phoneHref(provider.phone)}
            className={`${buttonClass({ variant: running ? 'primary' : 'secondary' })} grow sm:grow-0`}
          >
            <Phone className="size-5" aria-hidden="true" />
            <span className="numerals">{formatPhone(provider.phone)}</span>
          </a>
        ) : (
          <p className="text-muted">{customer.noPhone}</p>
        )}
      </div>
      {isHere}
      {trouble}
      {payment}
      {proofs}
      <JobRoad job={job} />
      <InvoiceLink job={job} />
      <Agreement job={job} />
    </Card>
  )
}

/** How a job ends before there was any work. */
const ends: readonly JobPhase[] = [
  'cancelled_by_customer',
  'cancelled_by_provider',
  'provider_no_show',
  'customer_gone',
]
const isFreeEnd = ({ phase, cancellationFee }: JobForCustomer) =>
  cancellationFee === null && ends.includes(phase)

const confirmsAt = (finishedAt: string) => new Date(finishedAt).getTime() + settings.autoConfirmMs
