import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'

/** A page of another user type (rules D): the specification's words, and a way on. */
export function AccessDenied({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-md border border-line border-t-4 border-t-red bg-surface px-6 py-10 text-center">
      <ShieldX className="size-10 text-red-ink" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="text-xl">{title}</h1>
      {action}
    </div>
  )
}
