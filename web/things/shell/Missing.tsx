import { buttonClass } from '../../kit/ui/button-class.ts'
import { EmptyRoad } from '../../kit/ui/EmptyRoad.tsx'
import { Link } from '../../kit/ui/Link.tsx'

export interface MissingProps {
  title: string
  text: string
  /** The way back. */
  to: string
  label: string
}

/** What the address names is not there, or not the reader's, which is the same to them (rules C8). */
export function Missing({ title, text, to, label }: MissingProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-12 text-center">
      <EmptyRoad />
      <h1 className="text-2xl text-balance">{title}</h1>
      <p className="text-muted">{text}</p>
      <Link to={to} className={buttonClass({ variant: 'primary' })}>
        {label}
      </Link>
    </div>
  )
}
