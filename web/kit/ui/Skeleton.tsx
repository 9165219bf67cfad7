import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const shapes = {
  line: 'h-4 rounded-xs',
  number: 'h-9 w-28 rounded-xs',
  button: 'h-12 rounded-sm',
  circle: 'size-12 rounded-full',
  block: 'h-24 rounded-md',
}

/** One grey shape in the size of what will stand there. */
export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: keyof typeof shapes
  className?: string
}) {
  return <span className={clsx('block animate-wait bg-line', shapes[shape], className)} />
}

/** Around the shapes of something that is loading: says so once to screen readers. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{ui.loading}</VisuallyHidden>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  )
}
