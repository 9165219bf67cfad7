import { useMutation, useQuery } from '@tanstack/react-query'
import { decideIdentityChange, listIdentityChanges } from '#contract/identity-changes.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'

const changesKey = ['/api/admin/identity-changes']

export const useIdentityChanges = () =>
  useQuery({
    queryKey: changesKey,
    queryFn: ({ signal }) => call(listIdentityChanges, { signal }),
  })

export const useDecideIdentity = (id: string) =>
  useMutation({
    mutationFn: (body: { isApproved: boolean; reason: string }) =>
      call(decideIdentityChange, { params: { id }, body }),
    onSettled: useReadAgain(changesKey, ['/api/admin/providers']),
  })
