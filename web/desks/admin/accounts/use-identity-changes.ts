import { useMutation } from '@tanstack/react-query'
import { decideIdentityChange } from '#contract/identity-changes.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'

export const useDecideIdentity = (id: string) =>
  useMutation({
    mutationFn: (body: { isApproved: boolean; reason: string }) =>
      call(decideIdentityChange, { params: { id }, body }),
    onSettled: useReadAgain(['/api/admin'], ['/api/admin/approvals'], ['/api/admin/providers']),
  })
