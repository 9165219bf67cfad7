import { useEffect, useRef, useState } from 'react'

/** A letter as it looks. Only while it is open and near the eye: it is a document of its own, and there are more than a hundred. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(
      (seen) => setIsNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className="mt-3 h-104 w-full rounded-sm border border-line">
      {isNear && <iframe title={title} srcDoc={html} sandbox="" className="size-full" />}
    </div>
  )
}
