import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface TimelineEntry {
  key: string
  title: ReactNode
  /** When it happened, or when it is due. */
  time?: ReactNode
  description?: ReactNode
  state: 'done' | 'current' | 'ahead'
  /** `green` for what was agreed, `red` for what went wrong. */
  tone?: 'green' | 'red'
}

/** What happened along the way, in order; the lane is painted as far as things have come. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          aria-current={entry.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-5 last:pb-0"
        >
          {index < entries.length - 1 && (
            <span
              className={clsx(
                'absolute top-6 bottom-0 left-[9px] border-l-2',
                entries[index + 1]?.state === 'ahead' ? 'border-dashed border-edge' : 'border-ink',
              )}
            />
          )}
          <Reflector entry={entry} />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span
                className={clsx(
                  'font-sign text-lg leading-6 font-semibold',
                  entry.state === 'ahead' && 'text-muted',
                )}
              >
                {entry.title}
              </span>
              {entry.time && <span className="text-sm text-muted">{entry.time}</span>}
            </p>
            {entry.description && <div className="text-sm text-muted">{entry.description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Reflector({ entry: { state, tone } }: { entry: TimelineEntry }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-0.5 size-5 shrink-0 rounded-full border-2',
        state === 'ahead' && 'border-edge bg-surface',
        state === 'current' && 'border-ink bg-amber ring-4 ring-amber/35',
        state === 'done' && !tone && 'border-ink bg-ink',
        state === 'done' && tone === 'green' && 'border-green bg-green',
        state === 'done' && tone === 'red' && 'border-red bg-red',
      )}
    />
  )
}
