import clsx from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { Below } from './Below.tsx'

/**
 * Something that unfolds from a bar: the browser's own disclosure, so it opens by touch, key and without a script. It
 * closes by Escape, by a link in it, and when one goes on elsewhere.
 */
export function Unfolding({
  summary,
  summaryClass,
  isCurrent = false,
  className,
  children,
}: {
  summary: ReactNode
  summaryClass: string
  /** Where one is stands in it. */
  isCurrent?: boolean
  className?: string
  children: ReactNode
}) {
  const box = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (box.current) box.current.open = false
  }
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (box.current && !box.current.contains(target as Node)) box.current.open = false
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [])
  return (
    <details
      ref={box}
      className={clsx('group', className)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !box.current?.open) return
        close()
        box.current.querySelector('summary')?.focus()
      }}
      onClick={(event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
      onBlur={(event: FocusEvent) => {
        const next = event.relatedTarget
        if (next && !box.current?.contains(next as Node)) close()
      }}
    >
      <summary
        aria-current={isCurrent || undefined}
        className={clsx(
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
          summaryClass,
        )}
      >
        {summary}
      </summary>
      <Below>{children}</Below>
    </details>
  )
}
