import { BadgeCheck, BellRing, ListFilter, Signpost } from 'lucide-react'
import { verification } from '#contract/words/en/verification.ts'

const icons = [BadgeCheck, ListFilter, Signpost, BellRing]

/** What verification brings: only what the product does. */
export function Benefits() {
  const { heading, list } = verification.benefits
  return (
    <section aria-labelledby="benefits" className="flex flex-col gap-3">
      <h2 id="benefits" className="text-xl">
        {heading}
      </h2>
      <ul className="flex flex-col gap-4">
        {list.map(([title, text], index) => {
          const Icon = icons[index] ?? BadgeCheck
          return (
            <li key={title} className="flex gap-3">
              <Icon className="mt-0.5 size-6 shrink-0 text-amber-ink" aria-hidden="true" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
