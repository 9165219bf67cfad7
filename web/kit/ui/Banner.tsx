import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface BannerProps {
  /** `hazard` wears barricade stripes and stays on the page; the others say what is going on. */
  tone?: 'info' | 'warning' | 'danger' | 'hazard'
  title?: string
  icon?: ReactNode
  children?: ReactNode
  /** Something to press, at the end. */
  action?: ReactNode
}

const looks = {
  info: 'bg-blue-soft text-ink border-blue-ink',
  warning: 'bg-amber-soft text-ink border-amber-ink',
  danger: 'bg-red-soft text-ink border-red-ink',
  hazard: 'bg-plate-deep text-on-plate border-amber',
}

/** A line across the page about the page as a whole. */
export function Banner({ tone = 'info', title, icon, children, action }: BannerProps) {
  return (
    <div className={clsx('border-b', looks[tone])}>
      {tone === 'hazard' && <div className="stripes h-1.5" />}
      <div
        className={clsx(
          'mx-auto flex max-w-(--room) flex-wrap items-center gap-x-3 gap-y-1 px-4 text-sm md:px-6',
          // It stands on every page: on a phone it takes one low line.
          tone === 'hazard' ? 'py-1 sm:py-2' : 'py-2',
        )}
      >
        {icon && (
          <span className="*:size-5" aria-hidden="true">
            {icon}
          </span>
        )}
        <p
          className={clsx(
            'min-w-0 grow',
            tone === 'hazard' ? 'sm:basis-60' : 'basis-36 sm:basis-60',
          )}
        >
          {title && <strong className="mr-2 font-sign text-base font-semibold">{title}</strong>}
          {children}
        </p>
        {action}
      </div>
    </div>
  )
}
