import { technicians } from '#contract/words/en/technicians.ts'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../kit/ui/WordMark.tsx'

/** The bar of a technician's page: nothing to sign in to, and night at hand. */
export function DayHeader() {
  return (
    <header className="border-b border-line bg-page">
      <div className="mx-auto flex min-h-16 max-w-2xl items-center justify-between gap-3 px-4">
        <span role="img" aria-label={technicians.day.brand} className="shrink-0">
          <WordMark />
        </span>
        <ThemeSwitch />
      </div>
    </header>
  )
}
