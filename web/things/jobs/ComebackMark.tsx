import type { ReactNode } from 'react'
import { comeback as words } from '#contract/words/en/comeback.ts'
import { Moment } from '../../kit/ui/Moment.tsx'
import { noteClass } from '../../kit/ui/note-class.ts'

interface ComebackMarkProps {
  job: { comeback?: { until: string } | null; timeZone: string; closedAt: string | null }
  /** What is done again. */
  title: string
  /** What follows for who reads it. */
  reader: 'customer' | 'provider' | 'technician'
  /** The way to the first job, where there is one. */
  children?: ReactNode
}

/** Says of a job that it does an earlier one again at no charge, by when, and what hangs on it. */
export function ComebackMark({ job, title, reader, children }: ComebackMarkProps) {
  // A phone keeps the answer of an earlier version for a day.
  if (!job.comeback) return null
  return (
    <div className={`${noteClass} flex flex-col gap-1`}>
      <p className="font-sign text-lg font-semibold break-words">{words.mark(title)}</p>
      {job.closedAt === null && (
        <>
          <p>
            {words.doneBy} <Moment at={job.comeback.until} timeZone={job.timeZone} />
          </p>
          <p className="text-sm">{words[reader]}</p>
        </>
      )}
      {children}
    </div>
  )
}
