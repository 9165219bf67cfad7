import { useMutation } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { login } from '#contract/login.ts'
import { call } from '../../kit/api/call.ts'
import { changeUser } from '../../kit/api/current-user.ts'

/** Proves who somebody is; the page then follows the signed-in user. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof login>) => call(login, { body }),
    onSuccess: changeUser,
  })
}
