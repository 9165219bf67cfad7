import { type ReactNode, useState } from 'react'
import { type Level, levels } from '#contract/levels.ts'
import { settings } from '#contract/settings.ts'
import type { VerificationStatus } from '#contract/verification.ts'
import { trust } from '#contract/words/en/trust.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatNumber } from '../../../kit/ui/format.ts'
import { More } from '../../../kit/ui/More.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { missingFor } from './missing.ts'

const next = (level: Level): Level => levels[levels.indexOf(level) + 1] ?? level

/** Aims at a level and shows what is missing for it, behind a line on the highest and on a phone; the level itself follows from the score (rules C20). */
export function LevelChooser({ status }: { status: VerificationStatus }) {
  const words = verification.chooser
  const [wanted, setWanted] = useState<Level | null>(null)
  const target = wanted ?? next(status.verificationLevel)
  const missing = missingFor(status, target)
  const isPhone = useMedia('(width < 48rem)')
  // On the highest there is nothing to aim at any more; on a phone what the next one takes is said first.
  const isFolded = isPhone || status.verificationLevel === levels.at(-1)
  const choice = (
    <RadioCards<Level>
      legend={words.legend}
      columns={1}
      value={target}
      onChange={setWanted}
      cards={levels.map((value) => ({
        value,
        label: trust.levels[value],
        description:
          value === 'basic' ? words.start : words.from(formatNumber(settings.trust.levels[value])),
      }))}
    />
  )
  return (
    <Card as="section" aria-labelledby="target" className="flex flex-col gap-4">
      <h2 id="target" className="text-xl">
        {words.heading}
      </h2>
      {isFolded ? (
        <>
          <Missing missing={missing} target={target} />
          <More summary={words.legend}>
            <div className="flex flex-col gap-4">
              {choice}
              <Ways missing={missing} />
            </div>
          </More>
        </>
      ) : (
        <>
          {choice}
          <Missing missing={missing} target={target} />
          <Ways missing={missing} />
        </>
      )}
      <p className="text-sm text-muted">{words.follows}</p>
    </Card>
  )
}

type MissingPoints = ReturnType<typeof missingFor>

function Missing({ missing: { points }, target }: { missing: MissingPoints; target: Level }) {
  const words = verification.chooser
  return (
    <p aria-live="polite" className="font-sign text-lg font-semibold">
      {points === 0 ? words.reached(target) : words.missing(formatNumber(points), target)}
    </p>
  )
}

/** By what the missing points are earned. */
function Ways({ missing: { points, steps, jobs } }: { missing: MissingPoints }) {
  const words = verification.chooser
  if (points === 0) return null
  return (
    <div>
      <h3 className="sr-only">{words.ways}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {steps.map(({ stepId, points: worth, isInReview }) => (
          <Way key={stepId} points={words.points(formatNumber(worth))}>
            {verification.steps[stepId].title}
            {isInReview && <span className="text-muted">, {words.inReview}</span>}
          </Way>
        ))}
        {jobs && (
          <Way points={words.upTo(formatNumber(jobs.points))}>
            {words.jobs}
            {jobs.countAfter > 0 && (
              <span className="text-muted">, {words.jobsFrom(jobs.countAfter)}</span>
            )}
          </Way>
        )}
      </ul>
    </div>
  )
}

const Way = ({ points, children }: { points: string; children: ReactNode }) => (
  <li className="flex items-baseline justify-between gap-4 py-2">
    <span className="min-w-0">{children}</span>
    <span className="numerals shrink-0 text-lg font-bold">{points}</span>
  </li>
)
