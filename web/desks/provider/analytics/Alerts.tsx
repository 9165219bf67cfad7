import type { Analytics } from '#contract/analytics.ts'
import { analytics } from '#contract/words/en/analytics.ts'
import { formatNumber } from '../../../kit/ui/format.ts'
import { StatCard } from '../../../kit/ui/StatCard.tsx'

/** How often the shop has let a request pass unseen: for its own eyes. */
export function Alerts({ alerted, opened, answered }: Analytics['alerts']) {
  const words = analytics.alerts
  return (
    <section aria-labelledby="alerts-of-shop" className="flex flex-col gap-3">
      <div>
        <h4 id="alerts-of-shop" className="text-lg">
          {words.title}
        </h4>
        <p className="text-sm text-muted">{words.text}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatCard dense label={words.alerted} value={formatNumber(alerted)} />
        <StatCard dense label={words.opened} value={formatNumber(opened)} />
        <StatCard
          dense
          label={words.answered}
          value={formatNumber(answered)}
          note={words.answeredNote}
        />
        <StatCard dense label={words.never} value={formatNumber(alerted - opened)} />
      </dl>
    </section>
  )
}
