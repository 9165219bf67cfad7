import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { fetchPage } from './fetch-page.ts'

/** One page gives way to the next, from a list to what is in it and back, where the browser can show it and the reader wants motion. */
function turn(show: () => void) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !document.startViewTransition) return show()
  const { ready } = document.startViewTransition(() => flushSync(show))
  // A transition that was overtaken by the next one is no failure.
  ready.catch(() => {})
}

/** React Router's `BrowserRouter` whose page stands until the file of the next one is here. */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  })
  useLayoutEffect(() => {
    let latest = history.location
    let shown = latest.pathname
    return history.listen(async ({ action, location }) => {
      latest = location
      if (location.pathname !== shown) await fetchPage(location.pathname)
      const show = () => {
        // Another address may have been asked for meanwhile.
        if (latest !== location) return
        shown = location.pathname
        setShown({ action, location })
      }
      if (location.pathname === shown) show()
      else turn(show)
    })
  }, [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
