import clsx from 'clsx'
import type { HTMLAttributes } from 'react'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li'
  /** A painted edge: `amber` asks for attention, `green` is agreed, `red` is an emergency. */
  edge?: 'amber' | 'green' | 'red'
}

const edges = { amber: 'border-l-amber', green: 'border-l-green', red: 'border-l-red' }

export function Card({ as: Element = 'div', edge, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'rounded-md border border-line bg-surface p-4 text-ink',
        edge && ['border-l-6', edges[edge]],
        className,
      )}
    />
  )
}
