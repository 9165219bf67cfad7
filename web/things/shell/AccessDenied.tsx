import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { shell } from '#contract/words/en/shell.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'

export interface AccessDeniedProps {
  /** The specification's words. */
  title: string
  /** The reader's own page. */
  home: string
  /** What the link there is called, where the specification says so. */
  homeLabel?: string
  /** More ways on. */
  children?: ReactNode
}

/** A page of another user type (rules D). */
export function AccessDenied({
  title,
  home,
  homeLabel = shell.denied.home,
  children,
}: AccessDeniedProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-md border border-line border-t-4 border-t-red bg-surface px-6 py-10 text-center">
      <ShieldX className="size-10 text-red-ink" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="text-xl">{title}</h1>
      <div className="flex flex-wrap justify-center gap-3">
        {children}
        <Link to={home} className={buttonClass()}>
          {homeLabel}
        </Link>
      </div>
    </div>
  )
}
