import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { useOwnFleet } from '../use-own-fleet.ts'
import { PoNumber } from './PoNumber.tsx'

/** What was planned for it, and what the books want (S1 §2). */
export function FleetFacts({ request }: { request: RequestForOwner }) {
  const words = fleetBids.facts
  const fleet = useOwnFleet().data
  const { driver, poNumber, budget, contactPhone } = request
  const waitsForPo =
    fleet?.isPoRequired && !poNumber && request.status === 'open' && request.urgency !== 'emergency'
  const differs = driver !== null && driver.phone !== contactPhone
  return (
    <Card as="section" aria-label={words.heading} className="max-lg:py-1">
      <Facts inRows>
        {differs && (
          <Fact label={words.contact}>
            <PhoneLink number={contactPhone} />
          </Fact>
        )}
        {budget && <Fact label={words.budget}>{formatMoney(budget)}</Fact>}
        <Fact label={words.po} wide>
          <PoNumber request={request} />
          {waitsForPo && (
            <span className="block text-sm font-medium text-amber-ink">
              {fleetBids.po.required}
            </span>
          )}
        </Fact>
      </Facts>
    </Card>
  )
}
