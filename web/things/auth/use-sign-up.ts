import { useMutation } from '@tanstack/react-query'
import type { CurrentUser } from '#contract/session.ts'
import { signUp } from './sign-up.ts'

/** A registration, from the call that sends it to who is signed in by it: null where that has to be done by hand. */
export const useSignUp = <Account extends { username: string; password: string }>(
  send: { mutateAsync: (account: Account) => Promise<CurrentUser> },
  /** Also where the form is gone by then. */
  onSignedIn?: (user: CurrentUser | null) => void,
) =>
  useMutation({
    mutationFn: (account: Account) => signUp(() => send.mutateAsync(account), account),
    ...(onSignedIn && { onSuccess: onSignedIn }),
  })
