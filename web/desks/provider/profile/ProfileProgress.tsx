import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type ProfileItem, profileItems } from '#contract/provider-profile.ts'
import { shop } from '#contract/words/en/shop.ts'

/** How much of the profile is there: six items, whatever step is open (S1 §5). */
export function ProfileProgress({ done }: { done: readonly ProfileItem[] }) {
  const words = shop.wizard
  const told = words.progress(done.length, profileItems.length)
  return (
    <div className="flex flex-col gap-2">
      <div
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={profileItems.length}
        aria-valuenow={done.length}
        aria-valuetext={told}
        className="flex gap-1"
      >
        {profileItems.map((item, index) => (
          <span
            key={item}
            className={clsx(
              'h-2.5 grow rounded-full inset-ring-1',
              index < done.length ? 'bg-amber inset-ring-amber-ink' : 'bg-sunken inset-ring-edge',
            )}
          />
        ))}
      </div>
      <p className="font-semibold">{told}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {profileItems.map((item) => (
          <li
            key={item}
            className={clsx(
              'flex items-center gap-1',
              done.includes(item) ? 'text-ink' : 'text-muted',
            )}
          >
            {done.includes(item) && (
              <Check className="size-4 text-green-ink" strokeWidth={3} aria-hidden="true" />
            )}
            {words.items[item]}
          </li>
        ))}
      </ul>
    </div>
  )
}
