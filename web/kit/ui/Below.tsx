import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** So long is drawn in one go; then the page answers to whoever scrolls or presses. In milliseconds. */
const turnMs = 5

/** What the page that was just loaded still has to draw, in its order. */
const waiting: (() => void)[] = []
let isGoingOn = false
let isFirstScreen = true

function inTurn(draw: () => void): void {
  waiting.push(draw)
  if (isGoingOn) return
  isGoingOn = true
  setTimeout(goOn)
}

function goOn(): void {
  const end = performance.now() + turnMs
  for (let draw = waiting.shift(); draw; draw = waiting.shift()) {
    flushSync(draw)
    if (performance.now() < end) continue
    setTimeout(goOn)
    return
  }
  isGoingOn = false
  isFirstScreen = false
}

/**
 * What a page that is just loaded shows below its first screen, or unfolds: drawn once that screen is seen, bit by bit, since to draw
 * all of it at once leaves a slow phone deaf for half a second. On pages that one goes to later it is there at once, so that
 * going back finds its place.
 */
export function Below({
  isSeen = false,
  children,
}: {
  /** It is on the first screen after all. */
  isSeen?: boolean
  children: ReactNode
}) {
  const [isDrawn, setDrawn] = useState(isSeen || !isFirstScreen)
  useEffect(() => {
    if (!isDrawn) inTurn(() => setDrawn(true))
  }, [isDrawn])
  return isDrawn && children
}
