import clsx from 'clsx'
import { requests } from '#contract/words/en/requests.ts'

/** How far somebody has come, as the dashes of a lane. */
export function LaneProgress({ at, of }: { at: number; of: number }) {
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="flex grow gap-2">
        {Array.from({ length: of }, (_, index) => index + 1).map((dash) => (
          <span
            key={dash}
            className={clsx(
              'h-1.5 grow transition-colors duration-200',
              dash <= at ? 'bg-amber' : 'bg-edge',
            )}
          />
        ))}
      </div>
      <p className="numerals text-sm text-muted">{requests.progress(at, of)}</p>
    </div>
  )
}
