import { useEffect, useRef, useState } from 'react'

const lastsMs = 400

/** A number that has changed counts from what it was to what it is; at once for who wants no motion. */
export function useCounting(value: number): number {
  const [shown, setShown] = useState(value)
  const before = useRef(value)
  useEffect(() => {
    const from = before.current
    before.current = value
    if (from === value) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(value)
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - begun) / lastsMs))
      setShown(part < 1 ? from + (value - from) * part : value)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
