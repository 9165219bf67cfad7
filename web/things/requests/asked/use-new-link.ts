import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'

/** Goes on by the link that an answer has given, since the one in the address has ended by it. */
export function useNewLink(requestId: string) {
  const navigate = useNavigate()
  return ({ accessToken }: { accessToken: string | null }) => {
    if (accessToken) navigate(paths.bids(requestId, accessToken), { replace: true })
  }
}
