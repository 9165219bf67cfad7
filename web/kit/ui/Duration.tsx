import clsx from 'clsx'
import { formatDuration } from './format.ts'

export interface DurationProps {
  minutes: number
  /** "3+ hr": at least so long. */
  openEnded?: boolean
  className?: string
}

/** "25 min", "1 hr 30 min": numbers large, units small. Set the size with `className`. */
export function Duration({ minutes, openEnded = false, className }: DurationProps) {
  const parts = formatDuration(minutes, openEnded).split(/(?<=\d\+?)\s/)
  return (
    <span className={clsx('numerals whitespace-nowrap', className)}>
      {parts.map((part, index) => {
        if (index === 0) return <span key={part}>{part}</span>
        const [unit = '', ...rest] = part.split(' ')
        return (
          <span key={part}>
            {' '}
            <span className="text-[0.6em]">{unit}</span>
            {rest.length > 0 && ` ${rest.join(' ')}`}
          </span>
        )
      })}
    </span>
  )
}
