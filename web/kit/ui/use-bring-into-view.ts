import { useCallback, useRef } from 'react'

/** Of what a link has named: brings it into view and gives it the focus, once each time. For an element with `tabIndex={-1}`. */
export function useBringIntoView(isNamed: boolean) {
  const isDone = useRef(false)
  return useCallback(
    (element: HTMLElement | null) => {
      if (!isNamed) isDone.current = false
      if (!element || !isNamed || isDone.current) return
      isDone.current = true
      element.scrollIntoView({ block: 'center' })
      element.focus({ preventScroll: true })
    },
    [isNamed],
  )
}
