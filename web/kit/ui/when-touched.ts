const touches = ['pointerdown', 'keydown', 'input', 'click'] as const
const pauseMs = 50

const waiting: (() => void)[] = []
let isTouched = false
let isGoingOn = false

if (globalThis.document)
  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })

function begin(): void {
  for (const touch of touches) removeEventListener(touch, begin, { capture: true })
  isTouched = true
  goOn()
}

/** Does it once somebody has touched the page, one deed after the other in the pauses: what was touched answers first. */
export function whenTouched(deed: () => void): void {
  waiting.push(deed)
  if (isTouched) goOn()
}

function goOn(): void {
  if (isGoingOn) return
  isGoingOn = true
  setTimeout(() => {
    isGoingOn = false
    waiting.shift()?.()
    if (waiting.length > 0) goOn()
  }, pauseMs)
}
