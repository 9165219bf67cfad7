import { useEffect, useState } from 'react'
import { fetchWhenIdle } from './late.ts'

interface Part {
  fetch: () => Promise<unknown>
  run: () => Promise<unknown>
  isHere: () => boolean
}

/** Is it here? Fetches it once the page has come to rest: for a part that no first screen waits for. */
export function useFetchedWhenIdle(part: Part): boolean {
  const [isHere, setHere] = useState(part.isHere)
  useEffect(
    () => fetchWhenIdle([{ ...part, fetch: () => part.fetch().then(() => setHere(true)) }]),
    [part],
  )
  return isHere
}

/** The same for a part that the page cannot do without: true too where it was lost, so that its place waits for it. */
export function useTriedWhenIdle(part: Part): boolean {
  const [isTried, setTried] = useState(part.isHere)
  useEffect(
    () => fetchWhenIdle([{ ...part, fetch: () => part.fetch().finally(() => setTried(true)) }]),
    [part],
  )
  return isTried
}
