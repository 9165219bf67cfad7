import { Award, BadgeCheck } from 'lucide-react'
import type { Level } from '#contract/levels.ts'
import { trust as words } from '#contract/words/en/trust.ts'
import { Badge } from '../../kit/ui/Badge.tsx'

/** How far a provider is verified, as customers see it; the level everybody starts with is not worth a plate. */
export function LevelBadge({ verified, level }: { verified: boolean; level: Level }) {
  return (
    <>
      {verified && (
        <Badge tone="green" icon={<BadgeCheck />}>
          {words.verified}
        </Badge>
      )}
      {level !== 'basic' && (
        <Badge tone={level === 'elite' ? 'amber' : 'blue'} icon={<Award />}>
          {words.level(level)}
        </Badge>
      )}
    </>
  )
}
