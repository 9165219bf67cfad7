import { useLocation, useNavigate, useSearchParams } from 'react-router'

const name = 'talk'

/** Which conversation is open. It stands in the address, so that a link opens it and the way back closes it. */
export function useTalk() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const address = (bidId: string | null) => {
    const next = new URLSearchParams(params)
    if (bidId) next.set(name, bidId)
    else next.delete(name)
    return `?${next}`
  }
  return {
    bidId: params.get(name),
    open: (bidId: string) =>
      navigate(address(bidId), { state: { isTalk: true }, preventScrollReset: true }),
    close: () => {
      // Opened from this page: the way back is the same page without it.
      if (state?.isTalk) navigate(-1)
      else navigate(address(null), { replace: true, preventScrollReset: true })
    },
  }
}
