import clsx from 'clsx'
import { formatDistance, speakDistance } from './format.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** "3.4 mi", read as "3.4 miles". */
export function Distance({ miles, className }: { miles: number; className?: string }) {
  return (
    <span className={clsx('numerals whitespace-nowrap', className)}>
      <span aria-hidden="true">{formatDistance(miles)}</span>
      <VisuallyHidden>{speakDistance(miles)}</VisuallyHidden>
    </span>
  )
}
