import type { ChangeableRole, ProviderMember } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useChangeRole } from './use-people.ts'

export interface Change {
  member: ProviderMember
  role: ChangeableRole
}

/** Asks before somebody may do more or less than now. */
export function ChangeRole({
  change: { member, role },
  onClose,
}: {
  change: Change
  onClose: () => void
}) {
  const words = providerPeople.changing
  const change = useChangeRole()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(member.fullName, role)}
      description={words.text(role)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
      busy={change.isPending}
      onConfirm={() =>
        change.mutate(
          { id: member.id, role },
          {
            onSuccess: () => {
              toast({ title: words.done, tone: 'success' })
              onClose()
            },
          },
        )
      }
    >
      <FormError error={change.error && sentenceOf(change.error, providerPeople.tryAgain)} />
    </ConfirmDialog>
  )
}
