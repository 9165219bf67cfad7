import { type HTMLAttributes, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button.tsx'

/** The next page, at the press of a button or a little before its end comes into sight. */
export function LoadMore({
  busy,
  onMore,
  atButton,
  children,
}: {
  busy: boolean
  onMore: () => void
  atButton: HTMLAttributes<HTMLButtonElement>
  children: string
}) {
  const here = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(() => {
    if (!busy) onMore()
  })
  useEffect(() => {
    if (!here.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more()
      },
      { rootMargin: '600px' },
    )
    watcher.observe(here.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={here} className="flex justify-center">
      <Button {...atButton} busy={busy} onClick={onMore}>
        {children}
      </Button>
    </div>
  )
}
