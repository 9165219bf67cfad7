import { TriangleAlert } from 'lucide-react'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { noteClass } from '../../../kit/ui/note-class.ts'

/** Help is asked for already: the way to that request, and what one more press does. */
export function AlreadyAsked({
  text,
  to,
  link,
  again,
}: {
  text: string
  to: string
  link: string
  /** Once the press was refused: that the next one sends all the same. */
  again: string | null
}) {
  return (
    <p role={again ? 'alert' : 'status'} className={`${noteClass} flex items-start gap-2`}>
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-amber-ink" aria-hidden="true" />
      <span>
        {text}{' '}
        <Link to={to} className={linkClass}>
          {link}
        </Link>
        {again && <span className="block font-semibold">{again}</span>}
      </span>
    </p>
  )
}
