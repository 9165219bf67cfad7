import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusContent, pageContent } from '../../kit/ui/focus-content.ts'

let shown: { pathname: string; search: string } | null = null
let hadFocus = false

/** A place of the rail, or of a phone's bar, leads to another part of the same page as to another page. */
const isOnRail = () => document.activeElement?.closest('[data-rail]') != null

/**
 * A page that is reached by a link begins at its top with the focus on its content, as a loaded page would. Going
 * back keeps the place, which the browser restores. What else changes in an address is a filter: nothing moves.
 */
export function useArrival(): void {
  const { pathname, search } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    const before = shown
    shown = { pathname, search }
    if (!before) return
    const isAnotherPart = before.search !== search && isOnRail()
    if (before.pathname === pathname && !isAnotherPart) return
    if (way !== NavigationType.Pop) scrollTo({ top: 0, behavior: 'instant' })
    focusContent()
  }, [pathname, search, way])
  useKeptFocus()
}

/** A shell that takes another's place, as a page does that was loading, takes over the focus which went with it. */
function useKeptFocus(): void {
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) focusContent()
    hadFocus = false
    return () => {
      hadFocus = pageContent()?.contains(document.activeElement) ?? false
    }
  }, [])
}
