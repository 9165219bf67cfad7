import { useQuery } from '@tanstack/react-query'
import { readOwnFleet } from '#contract/fleets.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentence } from '#contract/words/sayings.ts'
import { call } from '../../../kit/api/call.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { StandingButtons } from './StandingButtons.tsx'
import { useFleetProviders } from './use-fleet-providers.ts'

/** On a provider's own page: how the fleet of who reads it stands to this provider, to be changed by a manager. */
export default function OwnStanding({
  provider,
}: {
  provider: { id: string; businessName: string }
}) {
  const known = useFleetProviders()
  const fleet = useQuery({
    queryKey: [readOwnFleet.path],
    queryFn: ({ signal }) => call(readOwnFleet, { signal }),
  })
  if (!known.data || !fleet.data) return null
  const standing = known.data.find(({ id }) => id === provider.id)?.standing ?? null
  const refusal = fleet.data.can.chooseProviders ? null : sentence(fleetRefusal('chooseProviders'))
  return (
    <Card
      as="section"
      aria-label={fleets.providers.own}
      className="flex flex-wrap items-center gap-3"
    >
      <h2 className="text-lg">{fleets.providers.own}</h2>
      {standing && <StandingBadge standing={standing} />}
      <StandingButtons provider={provider} standing={standing} refusal={refusal} />
    </Card>
  )
}
