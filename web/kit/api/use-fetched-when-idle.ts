import { useEffect, useState } from 'react'
import { fetchWhenIdle } from './late.ts'

/** Is it here? Fetches it once the page has come to rest: for a part that no first screen waits for. */
export function useFetchedWhenIdle(part: {
  fetch: () => Promise<unknown>
  isHere: () => boolean
}): boolean {
  const [isHere, setHere] = useState(part.isHere)
  useEffect(() => fetchWhenIdle([{ fetch: () => part.fetch().then(() => setHere(true)) }]), [part])
  return isHere
}
