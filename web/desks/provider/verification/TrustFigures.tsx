import { settings } from '#contract/settings.ts'
import type { VerificationStatus } from '#contract/verification.ts'
import { trust as levelWords } from '#contract/words/en/trust.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { formatNumber, formatScore } from '../../../kit/ui/format.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'

const { trust } = settings

/** S1 §2: trust score, safety rating, level and completed steps. */
export function TrustFigures({ status }: { status: VerificationStatus }) {
  const { figures } = words
  const { trustScore, safetyRating, verificationLevel, completedSteps, steps, verified } = status
  return (
    <section aria-label={figures.label}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label={figures.score}
          value={formatNumber(trustScore)}
          note={figures.ofScore(formatNumber(trust.max))}
        />
        <StatCard
          label={figures.safety}
          value={safetyRating === null ? '—' : formatScore(safetyRating)}
          note={
            safetyRating === null
              ? figures.notMeasured
              : figures.ofSafety(formatScore(trust.maxSafety))
          }
        />
        <StatCard
          label={figures.level}
          value={
            <Badge tone={verificationLevel === 'basic' ? 'neutral' : 'amber'} solid>
              {levelWords.levels[verificationLevel]}
            </Badge>
          }
          note={verified ? levelWords.verified : words.notVerified}
        />
        <StatCard
          label={figures.steps}
          value={completedSteps}
          note={figures.ofSteps(steps.length)}
        />
      </dl>
    </section>
  )
}
