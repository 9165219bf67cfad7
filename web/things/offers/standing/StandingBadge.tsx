import { Ban, Star } from 'lucide-react'
import type { ProviderStanding } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'

/** Whom the fleet likes to call, and whom never. */
export const StandingBadge = ({ standing }: { standing: ProviderStanding }) =>
  standing === 'preferred' ? (
    <Badge tone="green" icon={<Star />}>
      {fleets.providers.standings.preferred}
    </Badge>
  ) : (
    <Badge tone="red" icon={<Ban />}>
      {fleets.providers.standings.blocked}
    </Badge>
  )
