import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { beforeBack } from './before-back.ts'

/**
 * Asks before the page is left with something unsaved: by a link, by Back, or by closing the window, which the browser asks
 * itself. The app's router has no such question, so links and Back are caught before it hears of them.
 */
export function useLeaveGuard(isUnsaved: boolean, isLeaving: (to: URL) => boolean) {
  const navigate = useNavigate()
  /** Where the page stands among the entries of the history, as the router counts them. */
  const index = useRef(0)
  const isLetGo = useRef(false)
  const [asked, setAsked] = useState<string | number | null>(null)

  useEffect(() => {
    index.current = indexOf(history.state)
  })

  const leaves = useEffectEvent((href: string) => !isLetGo.current && isLeaving(new URL(href)))

  useEffect(() => {
    isLetGo.current = false
    if (!isUnsaved) return
    let isReturning = false
    const close = (event: BeforeUnloadEvent) => event.preventDefault()
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A file, another window and another host leave nothing behind, or the browser asks itself.
      if (!link?.href || isElsewhere(link, event) || !leaves(link.href)) return
      event.preventDefault()
      event.stopPropagation()
      setAsked(link.pathname + link.search + link.hash)
    }
    const back = (event: PopStateEvent) => {
      const steps = indexOf(event.state) - index.current
      if (!isReturning && (steps === 0 || !leaves(window.location.href))) return
      event.stopImmediatePropagation()
      isReturning = !isReturning
      if (isReturning) {
        history.go(-steps)
        setAsked(steps)
      } else index.current = indexOf(event.state)
    }
    addEventListener('beforeunload', close)
    document.addEventListener('click', press, { capture: true })
    const noBack = beforeBack(back)
    return () => {
      removeEventListener('beforeunload', close)
      document.removeEventListener('click', press, { capture: true })
      noBack()
    }
  }, [isUnsaved])

  return {
    isAsked: asked !== null,
    stay: () => setAsked(null),
    leave() {
      isLetGo.current = true
      setAsked(null)
      if (typeof asked === 'number') navigate(asked)
      else if (asked !== null) navigate(asked)
    },
  }
}

const indexOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0

const isElsewhere = (link: HTMLAnchorElement, event: MouseEvent) =>
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  link.hasAttribute('download') ||
  link.target !== '' ||
  link.origin !== window.location.origin
