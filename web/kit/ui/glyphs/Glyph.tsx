import type { ReactNode } from 'react'

export interface GlyphProps {
  className?: string
}

/** A pictogram as on a service sign: one silhouette on a field of 48. */
export function Glyph({ className = 'size-12', children }: GlyphProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentcolor" aria-hidden="true">
      {children}
    </svg>
  )
}
