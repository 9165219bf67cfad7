import clsx from 'clsx'
import type { ReactNode } from 'react'

export const badgeTones = ['neutral', 'amber', 'green', 'red', 'blue'] as const
export type BadgeTone = (typeof badgeTones)[number]

const soft: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink border-edge',
  amber: 'bg-amber-soft text-amber-ink border-amber-ink',
  green: 'bg-green-soft text-green-ink border-green-ink',
  red: 'bg-red-soft text-red-ink border-red-ink',
  blue: 'bg-blue-soft text-blue-ink border-blue-ink',
}
const strong: Record<BadgeTone, string> = {
  neutral: 'bg-ink text-page border-ink',
  amber: 'bg-amber text-on-amber border-amber',
  green: 'bg-green text-on-green border-green',
  red: 'bg-red text-on-red border-red',
  blue: 'bg-blue text-on-blue border-blue',
}

export interface BadgeProps {
  tone?: BadgeTone
  /** Painted full: for the one badge that must be seen from across the counter. */
  solid?: boolean
  icon?: ReactNode
  /** Long words: on a phone they take a second line rather than stand out of what is around them. */
  wraps?: boolean
  children: ReactNode
}

/** A small plate with a state. The words carry it; the colour only helps. */
export function Badge({ tone = 'neutral', solid = false, icon, wraps, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-x-1 rounded-xs border px-2 font-sign text-sm font-semibold',
        wraps ? 'plate-wraps' : 'h-6 whitespace-nowrap',
        (solid ? strong : soft)[tone],
      )}
    >
      {icon && (
        <span className="contents *:size-4" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}
