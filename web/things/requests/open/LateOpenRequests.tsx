import { type ComponentType, useEffect, useState } from 'react'
import { signedInMark } from '#contract/signed-in-mark.ts'
import { whenIdle } from '../../../kit/ui/when-idle.ts'
import { readRemembered } from './remembered.ts'

/** May there be a request to lead back to? */
const mayHaveOpen = () =>
  readRemembered().length > 0 || document.cookie.includes(`${signedInMark}=1`)

/** The lines that lead back to open requests, once the page has come to rest: no first screen waits for them. */
export function LateOpenRequests({ load }: { load: () => Promise<ComponentType> }) {
  const [Lines, setLines] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!mayHaveOpen()) return
    return whenIdle(() => {
      load().then(
        (lines) => setLines(() => lines),
        // A page without them is whole.
        () => {},
      )
    })
  }, [load])
  return Lines && <Lines />
}
