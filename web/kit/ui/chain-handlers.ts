type Props = Record<string, unknown>
type Handler = (event: unknown) => void

/** Both sets of props; where both handle an event, the caller's handler runs first. */
export function chainHandlers<A extends object, B extends object>(callers: A, ours: B): A & B {
  const merged = { ...callers, ...ours } as Props
  for (const [name, our] of Object.entries(ours)) {
    const theirs = (callers as Props)[name]
    if (typeof our !== 'function' || typeof theirs !== 'function') continue
    merged[name] = (event: unknown) => {
      ;(theirs as Handler)(event)
      ;(our as Handler)(event)
    }
  }
  return merged as A & B // every name of both is in it
}
