import { type ReactNode, useState, ViewTransition } from 'react'

const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/** One page gives way to the next, from a list to what is in it and back, where the browser can show it and the reader wants motion. */
export function PageChange({ place, children }: { place: string; children: ReactNode }) {
  // As the wish was when the page began: with another answer all of it would be built anew, under somebody's hand.
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
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
