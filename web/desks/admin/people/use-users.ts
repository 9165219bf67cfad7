import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import {
  endSessions,
  lookUpTechnicians,
  lookUpUsers,
  sendResetLink,
} from '#contract/admin-users.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { auditKey } from './use-audit.ts'

const usersKey = ['/api/admin/users']

/** Whom a search or an id finds, with an account or sent out by a business; nothing is asked while it is empty. */
export function usePeople(body: SentBodyOf<typeof lookUpUsers>) {
  const { search } = body
  return useQuery({
    queryKey: [...usersKey, body],
    queryFn: async ({ signal }) => {
      const [users, technicians] = await Promise.all([
        call(lookUpUsers, { body, signal }),
        search ? call(lookUpTechnicians, { body: { search }, signal }) : [],
      ])
      return { users, technicians }
    },
    enabled: Boolean(body.id || search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const useSendResetLink = (id: string) =>
  useUserDeed(
    () => call(sendResetLink, { params: { id } }),
    adminPeople.users.link.done,
    adminPeople.users.link.failed,
  )

export const useEndSessions = (id: string) =>
  useUserDeed(
    (reason: string) =>
      call(endSessions, { params: { id }, body: { reason: reason || undefined } }),
    adminPeople.users.end.done,
    adminPeople.users.end.failed,
  )

function useUserDeed<Input>(
  deed: (input: Input) => Promise<unknown>,
  done: string,
  failed: string,
) {
  return useMutation({
    mutationFn: (input: Input) => deed(input),
    onSuccess: () => toast({ title: done, tone: 'success' }),
    onError: (error) =>
      toast({
        title: failed,
        description: sentenceOf(error, adminPeople.users.tryAgain),
        tone: 'danger',
      }),
    onSettled: useReadAgain(usersKey, auditKey),
  })
}
