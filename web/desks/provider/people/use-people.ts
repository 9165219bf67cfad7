import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  type ChangeableRole,
  changeProviderMember,
  inviteToProvider,
  listProviderPeople,
  removeProviderMember,
  revokeProviderInvitation,
} from '#contract/provider-people.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { ownProviderKey } from '../use-own-provider.ts'
import { peopleKey } from './keys.ts'

/** Who signs in for the provider, and whom it has invited. */
export function usePeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: ({ signal }) => call(listProviderPeople, { signal }),
  })
}

export function useInvite() {
  return usePeopleDeed((body: SentBodyOf<typeof inviteToProvider>) =>
    call(inviteToProvider, { body }),
  )
}

export const useRevoke = () =>
  usePeopleDeed((id: string) => call(revokeProviderInvitation, { params: { id } }))

export const useChangeRole = () =>
  usePeopleDeed(({ id, role }: { id: string; role: ChangeableRole }) =>
    call(changeProviderMember, { params: { id }, body: { role } }),
  )

export const useRemoveMember = () =>
  usePeopleDeed((id: string) => call(removeProviderMember, { params: { id } }))

/** One's own role may be among what has changed. */
function usePeopleDeed<Input, Answer>(deed: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: (input: Input) => deed(input),
    onSettled: useReadAgain(peopleKey, ownProviderKey),
  })
}
