import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** So long is drawn in one go; then the page answers to whoever scrolls or presses. In milliseconds. */
const turnMs = 5

/** What the page that was just loaded still has to draw, in its order, and what comes after all that. */
const waiting: (() => void)[] = []
const last: (() => void)[] = []
let turn: ReturnType<typeof setTimeout> | undefined
let isFirstScreen = true

function inTurn(queue: (() => void)[], draw: () => void): void {
  queue.push(draw)
  turn ??= setTimeout(goOn)
}

function goOn(): void {
  const end = performance.now() + turnMs
  // Set before anything is drawn: a bit that breaks keeps no other from its turn.
  turn = setTimeout(goOn)
  for (let draw = next(); draw; draw = next()) {
    flushSync(draw)
    if (performance.now() >= end) return
  }
  clearTimeout(turn)
  turn = undefined
  isFirstScreen = false
}

const next = () => waiting.shift() ?? last.shift()

/**
 * What a page that is just loaded shows below its first screen, or unfolds: drawn once that screen is seen, bit by bit, since to draw
 * all of it at once leaves a slow phone deaf for half a second. On pages that one goes to later it is there at once, so that
 * going back finds its place.
 */
export function Below({
  isSeen = false,
  isLast = false,
  children,
}: {
  /** It is on the first screen after all. */
  isSeen?: boolean
  /** It stands below others that wait, which would push it away. */
  isLast?: boolean
  children: ReactNode
}) {
  const [isDrawn, setDrawn] = useState(isSeen || !isFirstScreen)
  useEffect(() => {
    if (!isDrawn) inTurn(isLast ? last : waiting, () => setDrawn(true))
  }, [isDrawn, isLast])
  return isDrawn && children
}
