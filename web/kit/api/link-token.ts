import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hashOf, tokenAt, tokenIn } from './token-in-address.ts'

/**
 * The token of the link by which this page was opened. It stands behind the `#`, where nobody but the page reads it, and
 * stays there for a reload, wherever else the page's parts lead the address. One that comes as `?token=` (a server takes
 * it out by itself before the page is there) is put behind the `#` first of all; so is the one that this browser has remembered
 * for who comes back without it, or it would be gone with what the browser forgets.
 */
export function useLinkToken(remembered: string | null = null): string | null {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const written = tokenIn(hash)
  const here = tokenAt({ hash, search }) ?? remembered
  const [kept, keep] = useState({ pathname, token: here })
  const isElsewhere = pathname !== kept.pathname
  if (isElsewhere || (here && here !== kept.token)) keep({ pathname, token: here })
  const token = here || (isElsewhere ? null : kept.token)

  useEffect(() => {
    if (!token || written) return
    const rest = new URLSearchParams(search)
    rest.delete('token')
    const to = { pathname, search: `${rest}`, hash: hashOf(token) }
    navigate(to, { replace: true, preventScrollReset: true })
  }, [token, written, pathname, search, navigate])

  return token || null
}
