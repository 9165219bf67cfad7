import type { PublicProvider } from '#contract/public-providers.ts'
import { scoreNames } from '#contract/reviews.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { reviews } from '#contract/words/en/reviews.ts'
import { formatScore } from '../../../kit/ui/format.ts'

/** The three scores as customers give them; from three reviews on (rules C19). */
export function ScoreBars({
  provider: { scores, reviewCount },
}: {
  provider: Pick<PublicProvider, 'scores' | 'reviewCount'>
}) {
  if (!scores) return <p className="text-muted">{words.scoresNone(reviewCount)}</p>
  return (
    <dl className="flex flex-col gap-3">
      {scoreNames.map((name) => (
        <div key={name}>
          <dt>{reviews.scores.customer[name]}</dt>
          <dd className="flex items-center gap-3">
            <span className="h-2.5 grow rounded-full bg-sunken inset-ring-1 inset-ring-edge">
              <span
                className="block h-2.5 rounded-full bg-amber inset-ring-1 inset-ring-amber-ink"
                style={{ width: `${(scores[name] / 5) * 100}%` }}
              />
            </span>
            <span className="numerals text-lg leading-6 font-semibold">
              {words.of5(formatScore(scores[name]))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
