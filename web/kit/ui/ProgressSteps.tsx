import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { useRolling } from './use-rolling.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ProgressStepsProps {
  /** Names the row for screen readers; the steps are no links, so it is a list and no landmark. */
  label: string
  steps: readonly string[]
  /** Counted from 1; one more than there are steps when all lie behind. */
  current: number
  /** Of the steps that lie behind, whether they were filled in; all of them unless said. */
  done?: readonly boolean[]
  /** A small line under each step: when it was reached. */
  notes?: readonly ReactNode[]
  /** On a phone a lane of dashes, whose names are read out alone: the step has a heading, and its first question the room. */
  isSlim?: boolean
}

/** Mile markers along a road: where the reader is, what lies behind, what is ahead. */
export function ProgressSteps({ label, steps, current, done, notes, isSlim }: ProgressStepsProps) {
  const row = useRef<HTMLOListElement>(null)
  useRolling(row, current)
  return (
    <ol ref={row} aria-label={label} className={clsx('flex', isSlim && 'max-sm:gap-2')}>
      {steps.map((step, index) => {
        const number = index + 1
        const isBehind = number < current
        const isDone = isBehind && (done?.[index] ?? true)
        const isCurrent = number === current
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center"
          >
            {index > 0 && (
              <span
                className={clsx(
                  'absolute top-5 right-1/2 h-1 w-full',
                  isSlim && 'max-sm:hidden',
                  isBehind || isCurrent ? 'bg-amber' : 'lane-line text-edge',
                )}
              />
            )}
            <span
              aria-hidden="true"
              data-marker
              className={clsx(
                'numerals relative z-1 grid h-11 w-9 place-items-center rounded-xs border-2 text-xl font-bold',
                isCurrent && 'border-on-amber bg-amber text-on-amber ring-2 ring-amber',
                isDone && 'border-ink bg-ink text-page',
                isBehind && !isDone && 'border-amber-ink bg-amber-soft text-ink',
                !isBehind && !isCurrent && 'border-edge bg-page text-muted',
                isSlim && [
                  'max-sm:h-1.5 max-sm:w-full max-sm:overflow-hidden max-sm:rounded-none max-sm:border-0 max-sm:text-[0] max-sm:ring-0',
                  !isBehind && !isCurrent && 'max-sm:bg-edge',
                ],
              )}
            >
              {isDone ? <Check className="size-5" strokeWidth={3} /> : number}
            </span>
            <span
              className={clsx(
                // Five steps on the narrowest phone have no room for a long word in one piece.
                'w-full font-sign leading-5 font-semibold hyphens-auto wrap-anywhere max-[429px]:text-xs max-[429px]:tracking-tight max-[359px]:leading-4 sm:px-1',
                isCurrent ? 'text-ink' : 'text-muted',
                isSlim && 'max-sm:sr-only',
              )}
            >
              {step}
            </span>
            {notes?.[index] && (
              <span className="-mt-2 text-xs leading-5 text-muted">{notes[index]}</span>
            )}
            <VisuallyHidden>
              {isDone && ui.stepDone}
              {isBehind && !isDone && ui.stepLeft}
              {isCurrent && ui.stepCurrent}
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
