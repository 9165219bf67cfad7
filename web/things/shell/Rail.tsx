import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { WordMark } from '../../kit/ui/WordMark.tsx'
import { Dock } from './Dock.tsx'
import { RailFrame } from './RailFrame.tsx'
import { RailLink } from './RailLink.tsx'
import type { RailEntry } from './rails.ts'

export interface RailProps {
  entries: readonly RailEntry[]
  /** The entry to which the page belongs. */
  here: string
  /** For whom one works here. */
  head?: ReactNode
}

/** Where somebody at work goes, and what waits there: a rail at the desk, a bar at the bottom of a phone. */
export function Rail({ entries, here, head }: RailProps) {
  return (
    <RailFrame
      rail={
        <nav aria-label={shell.nav} className="flex h-full flex-col">
          <a
            href={paths.landing}
            aria-label={shell.homeLabel}
            className="flex min-h-16 items-center px-5"
          >
            <WordMark />
          </a>
          {head && <div className="border-y border-plate-muted/30 px-5 py-3">{head}</div>}
          <div className="flex flex-col gap-1 overflow-y-auto p-2">
            {entries.map((entry) => (
              <RailLink key={entry.to} entry={entry} isHere={entry.to === here} />
            ))}
          </div>
        </nav>
      }
      dock={<Dock entries={entries} here={here} />}
    />
  )
}
