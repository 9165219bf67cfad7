import { useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
  revokeInvitation,
} from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { fleetKey, membersKey } from '../keys.ts'

/** The fleet's people and whom it has invited. */
export function usePeople() {
  return useQuery({
    queryKey: membersKey,
    queryFn: ({ signal }) => call(listMembers, { signal }),
  })
}

export function useInvite() {
  return usePeopleDeed((body: SentBodyOf<typeof inviteMember>) => call(inviteMember, { body }))
}

export const useRevoke = () =>
  usePeopleDeed((id: string) => call(revokeInvitation, { params: { id } }))

export const useChangeRole = () =>
  usePeopleDeed(({ id, role }: { id: string; role: FleetRole }) =>
    call(changeMember, { params: { id }, body: { role } }),
  )

export const useRemoveMember = () =>
  usePeopleDeed((id: string) => call(removeMember, { params: { id } }))

/** One's own role may be among what has changed. */
function usePeopleDeed<Input, Answer>(deed: (input: Input) => Promise<Answer>) {
  return useMutation({
    mutationFn: (input: Input) => deed(input),
    onSettled: useReadAgain(membersKey, fleetKey),
  })
}
