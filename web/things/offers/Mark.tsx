import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '../../kit/ui/Badge.tsx'

const tones = {
  quiet: '',
  green: 'font-medium text-green-ink',
  blue: 'font-medium text-blue-ink',
  amber: 'font-medium text-amber-ink',
  red: 'font-medium text-red-ink',
}

/** One of several things to know about a bid: words that follow each other on a line, so that none shouts over the price. */
export function Mark({
  tone = 'quiet',
  children,
}: {
  tone?: keyof typeof tones
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        'inline-block not-last:after:mx-1.5 not-last:after:font-normal not-last:after:text-muted not-last:after:content-["·"]',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** The one mark of a card that has a plate. */
export const Loud = ({ solid = false, children }: { solid?: boolean; children: string }) => (
  <span className="mr-2 inline-block align-middle">
    <Badge tone="amber" solid={solid}>
      {children}
    </Badge>
  </span>
)
