import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionLabel, services } from '#contract/catalogue.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '../messages/en/bids.ts'
import { Card } from '../ui/Card.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { formatExact } from '../ui/format.ts'
import { More } from '../ui/More.tsx'
import { TickingTime } from '../ui/TickingTime.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { CopyLink } from './CopyLink.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { drivableWords, otherFacts, vehicleOf } from './request-facts.ts'
import { UrgencyBadge } from './UrgencyBadge.tsx'

/** S0 §2.8, left: what was asked for, how it stands, and the link that leads back here. */
export function RequestPanel({
  request,
  token,
}: {
  request: RequestForOwner
  token: string | null
}) {
  const { page } = bids
  const { status, urgency, bidCount, alertedCount, createdAt, expiresAt } = request
  return (
    <Card as="section" aria-label={page.request} className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-2">
        <UrgencyBadge urgency={urgency} />
        <RequestStatusBadge status={status} />
      </p>
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl break-words">{request.title}</h1>
        <p className="flex items-start gap-2 text-muted">
          <MapPin className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 break-words">{request.location}</span>
        </p>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3 border-y border-line py-3 lg:grid lg:grid-cols-2">
        <Figure label={page.responses}>{bidCount}</Figure>
        <Figure label={page.alerted} spoken={page.alertedProviders(alertedCount)}>
          {alertedCount}
        </Figure>
        <Figure label={page.posted}>
          <TickingTime at={createdAt} />
        </Figure>
        {status === 'open' && (
          <Figure label={page.closes}>
            <Countdown to={expiresAt} over={page.closesOver} />
          </Figure>
        )}
      </dl>
      <CopyLink requestId={request.id} token={token} />
      <WhatWasSaid request={request} />
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
      <dd className="numerals text-xl leading-6 font-semibold">
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

function WhatWasSaid({ request }: { request: RequestForOwner }) {
  const { details, additionalNotes, scheduledAt, preferredTime, serviceType } = request
  const words = bids.details
  const vehicle = vehicleOf(details)
  const drivable = drivableWords(details)
  return (
    <More summary={bids.page.details}>
      <Facts>
        <Fact label={bids.page.service}>{services[serviceType].ask}</Fact>
        <Fact label={bids.page.when}>
          {scheduledAt ? formatExact(scheduledAt) : optionLabel(preferredTime)}
        </Fact>
        {details.problemDescription && (
          <Fact label={words.problemDescription} wide>
            {details.problemDescription}
          </Fact>
        )}
        {drivable && <Fact label={words.isDrivable}>{drivable}</Fact>}
        {vehicle && <Fact label={bids.vehicle}>{vehicle}</Fact>}
        {otherFacts(details).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {details.dropOffLocation && (
          <Fact label={words.dropOffLocation}>{details.dropOffLocation}</Fact>
        )}
        {details.specialInstructions && (
          <Fact label={words.specialInstructions} wide>
            {details.specialInstructions}
          </Fact>
        )}
        {additionalNotes && (
          <Fact label={bids.page.notes} wide>
            {additionalNotes}
          </Fact>
        )}
      </Facts>
    </More>
  )
}
