import { useMutation } from '@tanstack/react-query'
import { endLinks } from '#contract/links.ts'
import { paths } from '#contract/paths.ts'
import { call } from '../../../kit/api/call.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../../kit/api/use-key-of.ts'
import { useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import { useUser } from '../../auth/use-user.ts'
import { useNewLink } from '../asked/use-new-link.ts'
import { remember } from '../open/remembered.ts'

/**
 * The end of all links, sent until it is answered: the new link stands in that answer alone, and the one that asks is dead by
 * then. It goes on though its news takes the dialog off the page.
 */
export function useEndLinks(requestId: string) {
  const { token } = useAccess()
  const { data: user } = useUser()
  const keyOf = useKeyOf()
  const { send, isLost, stop } = useUntilAnswered({ staysOn: true })
  const goOn = useNewLink(requestId)
  const deed = useMutation({
    mutationFn: () =>
      send(
        (attempt) => call(endLinks, { params: { id: requestId }, token, ...attempt }),
        keyOf(token),
      ),
    onSuccess: (answer) => {
      if (location.pathname === paths.bids(requestId)) goOn(answer)
      // Who has gone on to another page meanwhile is not called back from there.
      else if (user === null && answer.accessToken)
        remember({ id: requestId, token: answer.accessToken })
    },
  })
  return { ...deed, isLost, stop }
}
