import { type ReactNode, ViewTransition } from 'react'
import { useMedia } from './use-media.ts'

const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** One page gives way to the next, from a list to what is in it and back, where the browser can show it and the reader wants motion. */
export function PageChange({ place, children }: { place: string; children: ReactNode }) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  if (isCalm) return children
  return (
    <ViewTransition
      key={place.replace(ids, ':id')}
      default="none"
      enter="page-change"
      exit="page-change"
    >
      {children}
    </ViewTransition>
  )
}
