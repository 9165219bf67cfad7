import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { RequestLine } from '#contract/requests.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { DangerLine } from './DangerLine.tsx'

/** What was asked for and where; the title leads to its page. */
export function RequestTitle({
  line,
  id,
  children,
}: {
  line: RequestLine
  /** Of the title, for a reader who is led to it. */
  id?: string
  children?: ReactNode
}) {
  return (
    <header className="min-w-0">
      {children}
      <h3
        id={id}
        tabIndex={id ? -1 : undefined}
        className="text-xl wrap-anywhere focus:outline-none"
      >
        <Link to={paths.bids(line.id)} className={nameLinkClass}>
          {line.title}
        </Link>
      </h3>
      <p className="flex items-start gap-1 text-muted">
        <MapPin className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{line.location}</span>
      </p>
      <DangerLine request={line} />
    </header>
  )
}
