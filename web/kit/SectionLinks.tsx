import { ChevronRight } from 'lucide-react'
import { Link } from './ui/Link.tsx'

export interface SectionLine {
  id: string
  title: string
  to: string
  /** What it is set to now, null until that is known; nothing where it cannot be said in a line. */
  line?: string | null | undefined
  /** Something is missing there. */
  isWanting?: boolean | undefined
}

/** The sections of a page of settings, each with what it is set to now: on a phone the way in, at a desk beside the open one. */
export function SectionLinks({
  label,
  sections,
  open,
}: {
  label: string
  sections: readonly SectionLine[]
  open: string | null
}) {
  return (
    <nav aria-label={label}>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {sections.map(({ id, title, to, line, isWanting }) => (
          <li key={id}>
            <Link
              id={`to-${id}`}
              to={to}
              preventScrollReset
              aria-current={id === open ? 'page' : undefined}
              className="flex min-h-14 items-center gap-3 px-4 py-1.5 -outline-offset-3 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:inset-shadow-[4px_0_0_var(--color-amber)]"
            >
              <span className="flex min-w-0 grow flex-col">
                <span className="font-sign text-lg leading-6 font-semibold">{title}</span>
                {line !== undefined && (
                  <span
                    className={`truncate text-sm leading-5 ${isWanting ? 'font-medium text-red-ink' : 'text-muted'}`}
                  >
                    {line ?? '\u00a0'}
                  </span>
                )}
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted lg:hidden" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
