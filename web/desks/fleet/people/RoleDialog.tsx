import type { FleetMember } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useChangeRole } from './use-people.ts'

/** Asks before somebody may do more or less: an arrow key in a list of roles chooses one already. */
export function RoleDialog({
  member,
  role,
  onClose,
}: {
  member: FleetMember
  role: FleetRole
  onClose: () => void
}) {
  const words = fleets.people
  const change = useChangeRole()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.changing.title(member.fullName, words.roles[role])}
      description={words.changing.text(words.roles[member.role], words.roleMeans[role])}
      confirmLabel={words.changing.confirm}
      cancelLabel={words.changing.keep}
      tone="primary"
      busy={change.isPending}
      onConfirm={() =>
        change.mutate(
          { id: member.id, role },
          {
            onSuccess: () => {
              toast({ title: words.changed, tone: 'success' })
              onClose()
            },
          },
        )
      }
    >
      <FormError error={change.error && sentenceOf(change.error, fleets.didNotWork)} />
    </ConfirmDialog>
  )
}
