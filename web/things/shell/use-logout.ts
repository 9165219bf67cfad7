import { useMutation } from '@tanstack/react-query'
import type { logout } from '#contract/session.ts'
import { shell } from '#contract/words/en/shell.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { bare } from '../../kit/api/bare.ts'
import { call } from '../../kit/api/call.ts'
import { changeUser, session } from '../../kit/api/current-user.ts'
import { forgetTab } from '../../kit/api/storage.ts'
import { toast } from '../../kit/ui/toast.ts'

const endSession = bare<typeof logout>({ method: 'POST', path: '/api/logout', caller: 'anyone' })

/**
 * Ends the session; a protected page then leads to /auth by itself. What the tab has kept ends too, since somebody else may sign in at the
 * same desk; a session that ends by itself leaves it for who signs in again. Another read may hear of the end before this one's answer comes.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(endSession),
    onMutate: () => {
      session.isLeft = true
    },
    onSuccess: () => {
      forgetTab()
      changeUser(null)
    },
    onError: (error) =>
      toast({
        title: shell.logoutFailed,
        description: sentenceOf(error, shell.noAnswer),
        tone: 'danger',
      }),
    onSettled: () => {
      session.isLeft = false
    },
  })
}
