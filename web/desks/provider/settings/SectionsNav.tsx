import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { shop } from '#contract/words/en/shop.ts'
import { sectionLink, settingsSections } from './sections.ts'
import { titleOf } from './title-of.ts'
import type { useSetNow } from './use-set-now.ts'

/** The parts of the settings, each with what it is set to now: on a phone the way in, at a desk beside the open one. */
export function SectionsNav({
  open,
  setNow,
}: {
  open: string | null
  setNow: ReturnType<typeof useSetNow>
}) {
  return (
    <nav aria-label={shop.settings.sections}>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {settingsSections.map((section) => {
          const { line, isWanting } = setNow[section]
          return (
            <li key={section}>
              <Link
                id={`to-${section}`}
                to={sectionLink(section)}
                preventScrollReset
                aria-current={section === open ? 'page' : undefined}
                className="flex min-h-14 items-center gap-3 px-4 py-1.5 -outline-offset-3 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:inset-shadow-[4px_0_0_var(--color-amber)]"
              >
                <span className="flex min-w-0 grow flex-col">
                  <span className="font-sign text-lg leading-6 font-semibold">
                    {titleOf(section)}
                  </span>
                  <span
                    className={`truncate text-sm leading-5 ${isWanting ? 'font-medium text-red-ink' : 'text-muted'}`}
                  >
                    {line ?? '\u00a0'}
                  </span>
                </span>
                <ChevronRight className="size-5 shrink-0 text-muted lg:hidden" aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
