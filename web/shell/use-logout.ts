import { useMutation } from '@tanstack/react-query'
import { logout } from '#contract/session.ts'
import { sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { changeUser } from '../api/current-user.ts'
import { shell } from '../messages/en/shell.ts'
import { toast } from '../ui/toast.ts'

/** Ends the session; a protected page then leads to /auth by itself. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => changeUser(null),
    onError: (error) =>
      toast({
        title: shell.logoutFailed,
        description: sentenceOf(error, shell.noAnswer),
        tone: 'danger',
      }),
  })
}
