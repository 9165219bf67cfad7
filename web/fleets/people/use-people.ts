import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  changeMember,
  type FleetRole,
  inviteMember,
  listMembers,
  removeMember,
  revokeInvitation,
} from '#contract/fleets.ts'
import { call } from '../../api/call.ts'
import { useKeyOf } from '../../api/use-key-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { fleetKey, membersKey } from '../keys.ts'

/** The fleet's people and whom it has invited. */
export function usePeople() {
  return useQuery({
    queryKey: membersKey,
    queryFn: ({ signal }) => asSignedIn(() => call(listMembers, { signal })),
  })
}

export function useInvite() {
  const keyOf = useKeyOf()
  return usePeopleDeed((body: SentBodyOf<typeof inviteMember>) =>
    call(inviteMember, { body, idempotencyKey: keyOf(body) }),
  )
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
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => asSignedIn(() => deed(input)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: membersKey }),
        client.invalidateQueries({ queryKey: fleetKey }),
      ]),
  })
}
