import { BadgeCheck, BellRing, ListFilter, Signpost } from 'lucide-react'
import { verification } from '#contract/words/en/verification.ts'
import { More } from '../../../kit/ui/More.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'

const icons = [BadgeCheck, ListFilter, Signpost, BellRing]

/** What verification brings: only what the product does. Who has it need not be told again, and on a phone it is behind a line. */
export function Benefits({ isVerified }: { isVerified: boolean }) {
  const { heading, list } = verification.benefits
  const isPhone = useMedia('(width < 48rem)')
  const benefits = (
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
  )
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      {isVerified || isPhone ? (
        <More summary={heading}>{benefits}</More>
      ) : (
        <>
          <h2 className="text-xl">{heading}</h2>
          {benefits}
        </>
      )}
    </section>
  )
}
