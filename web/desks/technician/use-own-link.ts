import { useEffect, useState } from 'react'
import { hashOf, tokenAt, tokenIn } from '../../kit/api/token-in-address.ts'

/**
 * The token of the personal link by which the page was opened, as `useLinkToken` has it for pages with a router. Another link
 * opened in the same tab changes the address and loads nothing, so that is heard.
 */
export function useOwnLink(): string | null {
  const [token, setToken] = useState(() => tokenAt(location))
  useEffect(() => {
    const read = () => {
      const other = tokenIn(location.hash)
      if (other) setToken(other)
      else if (token) keepInAddress(token)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [token])
  return token || null
}

/** For a reload, wherever else the page's parts lead the address. */
function keepInAddress(token: string): void {
  const rest = new URLSearchParams(location.search)
  rest.delete('token')
  const search = rest.size > 0 ? `?${rest}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}#${hashOf(token)}`)
}
