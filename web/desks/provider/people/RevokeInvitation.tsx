import type { ProviderInvitation } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { addressOf } from './InvitationsTable.tsx'
import { useRevoke } from './use-people.ts'

/** Asks before an invitation's link ends. */
export function RevokeInvitation({
  invitation,
  onClose,
}: {
  invitation: ProviderInvitation
  onClose: () => void
}) {
  const words = providerPeople.revoking
  const revoke = useRevoke()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(addressOf(invitation))}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(invitation.id, {
          onSuccess: () => {
            toast({ title: words.done, tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={revoke.error && sentenceOf(revoke.error, providerPeople.tryAgain)} />
    </ConfirmDialog>
  )
}
