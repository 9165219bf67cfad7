import { useLocation, useSearchParams } from 'react-router'

/**
 * Puts values into the page's address, where a link or a reload finds them; an empty one leaves it. Whoever is on the way to
 * another page goes there: what rests in a field meanwhile would call them back.
 */
export function usePutParams() {
  const [, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return (values: Record<string, string>) => {
    // The browser's address is the next page's as soon as that is wanted; what is drawn is still this one.
    if (location.pathname !== pathname) return
    // So it has what was put a moment ago and is not drawn yet: on a slow computer the second choice must not undo the first.
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace: true, preventScrollReset: true })
  }
}
