import { Ellipsis } from 'lucide-react'
import { shell } from '#contract/words/en/shell.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { Unfolding } from '../../kit/ui/Unfolding.tsx'
import { RailCount } from './RailCount.tsx'
import { RailLink } from './RailLink.tsx'
import type { RailEntry } from './rails.ts'

const most = 5

const place =
  'relative flex h-full min-w-0 flex-col items-center justify-center gap-1 px-0.5 text-center font-sign text-xs leading-3.5 font-semibold text-plate-muted aria-[current]:text-on-plate aria-[current]:inset-shadow-[0_3px_0_var(--color-amber)]'

/** The bar at the bottom of a phone: at most five places; of more, four and the rest behind the fifth. */
export function Dock({ entries, here }: { entries: readonly RailEntry[]; here: string }) {
  const shown = entries.length > most ? entries.slice(0, most - 1) : entries
  const rest = entries.slice(shown.length)
  return (
    <nav aria-label={shell.nav} className="grid h-16 auto-cols-fr grid-flow-col">
      {shown.map(({ to, label, icon: Icon, count }) => (
        <Link
          key={to}
          to={to}
          data-rail
          aria-current={to === here ? 'page' : undefined}
          className={place}
        >
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          <span className="max-w-full break-words hyphens-auto">{label}</span>
          <RailCount count={count} className="absolute top-0.5 left-[calc(50%+0.375rem)]" />
        </Link>
      ))}
      {rest.length > 0 && (
        <Unfolding
          className="h-full"
          summaryClass={place}
          isCurrent={rest.some(({ to }) => to === here)}
          summary={
            <>
              <Ellipsis className="size-5 shrink-0" aria-hidden="true" />
              {shell.more}
              {rest.some(({ count }) => count) && (
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 left-[calc(50%+0.5rem)] size-2.5 rounded-full bg-amber"
                />
              )}
            </>
          }
        >
          <div className="absolute inset-x-0 bottom-full flex max-h-[70dvh] flex-col gap-1 overflow-y-auto border-t-4 border-amber bg-plate-deep p-2 shadow-over">
            {rest.map((entry) => (
              <RailLink key={entry.to} entry={entry} isHere={entry.to === here} />
            ))}
          </div>
        </Unfolding>
      )}
    </nav>
  )
}
