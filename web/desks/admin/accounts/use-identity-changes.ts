import { useMutation } from '@tanstack/react-query'
import { decideIdentityChange } from '#contract/identity-changes.ts'
import { admin } from '#contract/words/en/admin.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { toast } from '../../../kit/ui/toast.ts'

/** What follows once it is decided belongs to the deed: its form may have left the page by then. */
export const useDecideIdentity = (id: string, business: string, onDecided: () => void) =>
  useMutation({
    mutationFn: (body: { isApproved: boolean; reason: string }) =>
      call(decideIdentityChange, { params: { id }, body }),
    onSuccess(_, { isApproved }) {
      toast({ title: admin.identity.decided({ business, isApproved }), tone: 'success' })
      onDecided()
    },
    onSettled: useReadAgain(['/api/admin'], ['/api/admin/approvals'], ['/api/admin/providers']),
  })
