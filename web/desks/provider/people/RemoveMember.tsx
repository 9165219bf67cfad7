import type { ProviderMember } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useRemoveMember } from './use-people.ts'

/** Asks before a login is closed. */
export function RemoveMember({ member, onClose }: { member: ProviderMember; onClose: () => void }) {
  const words = providerPeople.removing
  const remove = useRemoveMember()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(member.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(member.id, {
          onSuccess: () => {
            toast({ title: words.done(member.fullName), tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={remove.error && sentenceOf(remove.error, providerPeople.tryAgain)} />
    </ConfirmDialog>
  )
}
