import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

export interface WhenIdleProps {
  /** Is there anything to show? Asked once. */
  isWanted?: () => boolean
  load: () => Promise<ComponentType>
}

/** A part that comes once the page is at rest: no first screen waits for it. Without it the page is whole. */
export function WhenIdle({ isWanted, load }: WhenIdleProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (isWanted && !isWanted()) return
    return whenIdle(() => {
      load().then(
        (part) => setPart(() => part),
        () => {},
      )
    })
  }, [isWanted, load])
  return Part && <Part />
}
