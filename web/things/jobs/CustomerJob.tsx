import { Fragment, type ReactNode } from 'react'
import { settings } from '#contract/settings.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { questionClass } from '../../kit/ui/note-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { ComebackMark } from './ComebackMark.tsx'
import { JobRoad } from './JobRoad.tsx'
import { isRunning } from './phases.ts'
import { WhenAndPrice, type WhenAndPriceProps } from './WhenAndPrice.tsx'
import { WhoComes, type WhoComesProps } from './WhoComes.tsx'

export interface CustomerJobProps extends WhoComesProps, WhenAndPriceProps {
  /** What was asked for. */
  title: string
  /** What the provider asks while it stands at the truck: nothing goes on before it is answered. */
  asks?: ReactNode
  /** Where the job waits for the customer: the button that confirms. */
  confirm: ReactNode
  /** What is held or taken, and the way to put a card on it. */
  payment?: ReactNode
  /** Where the truck is on its way: below who is called. */
  truck?: ReactNode
  /** Whether it is there, and by which codes both know. */
  isHere?: ReactNode
  /** What else the reader has to say of it. */
  deeds?: ReactNode
  /** What proves the work, and signing for it. */
  proofs: ReactNode
  /** What was agreed, and the invoice. */
  papers?: ReactNode
  /** Where it does not go as promised: what the customer may do about it. */
  trouble?: ReactNode
  /** The provider was suspended since: nothing else is read before that. */
  isWarned?: boolean
}

/** The accepted job as its customer follows it: when, who, how far, what is left to do. */
export function CustomerJob({
  job,
  coming,
  title,
  about,
  providerId,
  more,
  asks,
  confirm,
  truck,
  isHere,
  deeds,
  trouble,
  isWarned = false,
  isDisputed,
  paid,
  payment,
  proofs,
  papers,
}: CustomerJobProps) {
  const customer = customerJobs
  const { provider } = job
  // Who is said to be there is looked for: the question comes before all that is known.
  const isAnswerNext = job.phase === 'arrived'
  const here = <Fragment key="here">{isHere}</Fragment>
  // Who waits beside a road reads when, and calls, on the first screen: the map is looked at after that.
  const way = <Fragment key="way">{truck}</Fragment>
  const standing = (
    <WhenAndPrice key="standing" job={job} coming={coming} isDisputed={isDisputed} paid={paid} />
  )
  const who = <WhoComes key="who" job={job} about={about} providerId={providerId} more={more} />
  const wrong = <Fragment key="wrong">{trouble}</Fragment>
  const course = isAnswerNext ? [here, standing, who] : [standing, who, way, here]
  const edge = isRunning(job.phase) || job.phase === 'closed' ? 'green' : undefined
  return (
    <Card edge={isWarned ? 'red' : edge} className="flex flex-col gap-4 sm:gap-5">
      <ComebackMark job={job} title={title} reader="customer" />
      {asks}
      {job.phase === 'awaiting_confirmation' && (
        <div className={`${questionClass} flex flex-col gap-3`}>
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
          {!job.comeback && (
            <p className="flex flex-wrap items-baseline gap-x-2">
              {customer.total} <Money amount={job.price} className="text-2xl font-bold" />
              <span className="text-sm">{paid}</span>
            </p>
          )}
          {confirm}
        </div>
      )}
      {/* They keep their keys: an answer on its way outlasts the move. */}
      {isWarned ? [wrong, ...course] : [...course, wrong]}
      {deeds}
      {payment}
      {proofs}
      <JobRoad job={job} />
      {papers}
    </Card>
  )
}

const confirmsAt = (finishedAt: string) => new Date(finishedAt).getTime() + settings.autoConfirmMs
