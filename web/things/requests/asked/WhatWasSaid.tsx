import type { RequestForOwner } from '#contract/requests.ts'
import { calledService } from '#contract/services.ts'
import { bids } from '#contract/words/en/bids.ts'
import { detailNames } from '#contract/words/en/detail-names.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Moment } from '../../../kit/ui/Moment.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { drivableWords, otherFacts, vehicleOf, whenAsked } from './request-facts.ts'

/** The request in the customer's own words, for who wants to look again; open for who may not have said it. */
export function WhatWasSaid({ request, isOpen }: { request: RequestForOwner; isOpen: boolean }) {
  const { details, additionalNotes, scheduledAt, timeZone, serviceType, trades } = request
  const vehicle = vehicleOf(details)
  const drivable = drivableWords(details)
  return (
    <More summary={bids.page.details} isOpen={isOpen}>
      <Facts>
        <Fact label={bids.page.service}>
          {serviceWords.types[calledService(serviceType, trades)]}
        </Fact>
        <Fact label={bids.page.when}>
          {scheduledAt ? <Moment at={scheduledAt} timeZone={timeZone} /> : whenAsked(request)}
        </Fact>
        {details.problemDescription && (
          <Fact label={detailNames.problemDescription} wide>
            {details.problemDescription}
          </Fact>
        )}
        {drivable && <Fact label={detailNames.isDrivable}>{drivable}</Fact>}
        {vehicle && <Fact label={bids.vehicle}>{vehicle}</Fact>}
        {otherFacts(details).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {details.dropOffLocation && (
          <Fact label={detailNames.dropOffLocation}>{details.dropOffLocation}</Fact>
        )}
        {details.specialInstructions && (
          <Fact label={detailNames.specialInstructions} wide>
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
