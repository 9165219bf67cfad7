import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { DangerLine } from './DangerLine.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { UrgencyBadge } from './UrgencyBadge.tsx'

/** S0 §2.8, left: what was asked for and how it stands. */
export function RequestHead({
  request,
  forWhom,
}: {
  request: RequestForOwner
  /** Who waits there, where that is not the reader. */
  forWhom?: ReactNode
}) {
  const { page } = bids
  const { status, bidCount, alertedCount, createdAt, expiresAt, job } = request
  // Nobody was asked for it.
  const isComeback = !!job?.comeback
  return (
    <Card
      as="section"
      aria-label={page.request}
      className={clsx('flex flex-col', status === 'open' ? 'gap-4' : 'gap-2 lg:gap-4')}
    >
      <p className="flex flex-wrap gap-2">
        {!isComeback && <UrgencyBadge when={request} isTaken={status !== 'open'} />}
        <RequestStatusBadge status={status} closeReason={request.closeReason} />
      </p>
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl break-words">{request.title}</h1>
        <p className="flex items-start gap-2 text-muted">
          <MapPin className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 break-words">{request.location}</span>
        </p>
        {forWhom}
        <DangerLine request={request} />
      </div>
      <dl
        // Once somebody comes, a phone has room for them first.
        className={`${status === 'open' ? 'flex' : 'hidden'} flex-wrap justify-between gap-x-3 gap-y-3 border-t border-line pt-3 lg:grid lg:grid-cols-2`}
      >
        {!isComeback && (
          <>
            <Figure label={page.responses}>{bidCount}</Figure>
            <Figure label={page.alerted} spoken={page.alertedProviders(alertedCount)}>
              {alertedCount}
            </Figure>
          </>
        )}
        <Figure label={page.posted}>
          <TickingTime at={createdAt} />
        </Figure>
        {status === 'open' && (
          <Figure label={page.closes}>
            <Countdown to={expiresAt} over={page.closesOver} />
          </Figure>
        )}
      </dl>
    </Card>
  )
}

function Figure({
  label,
  spoken,
  children,
}: {
  label: string
  /** The whole sentence, where number and label alone are too short to be understood. */
  spoken?: string
  children: ReactNode
}) {
  return (
    <div
      className="flex flex-col-reverse justify-end whitespace-nowrap"
      title={spoken && `${label} ${spoken}`}
    >
      <dt className="text-sm leading-5 text-muted">{label}</dt>
      <dd className="numerals text-lg leading-6 lg:text-xl font-semibold">
        {spoken ? (
          <>
            <span aria-hidden="true">{children}</span>
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}
