import { useState } from 'react'

interface Asked {
  isLoading: boolean
  failureCount: number
}

/** On its way, and by no failure or missing network held up: that would hide a job from who waits for it. */
const comes = ({ isLoading, failureCount }: Asked) => isLoading && failureCount === 0

/** A job is drawn first when its truck and its payment are known: each stands above what somebody is about to press. */
export function useDrawnWhole(parts: readonly Asked[]): boolean {
  const [isDrawn, draw] = useState(false)
  const isWhole = !parts.some(comes)
  if (isWhole && !isDrawn) draw(true)
  return isWhole || isDrawn
}
