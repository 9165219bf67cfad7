import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

let shownPath: string | null = null

/**
 * A page that is reached by a link begins at its top with the focus on its content, as a loaded page would. Going
 * back keeps the place, which the browser restores.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    const isFirst = shownPath === null
    if (shownPath === pathname) return
    shownPath = pathname
    if (isFirst) return
    if (way !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, way])
}
