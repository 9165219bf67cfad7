import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useTechnicianActivity } from './use-technicians.ts'

/** Asks before a technician is sent away, or taken back. */
export function ActivityDialog({
  technician,
  onClose,
}: {
  technician: Technician
  onClose: () => void
}) {
  const { deactivating, reactivating } = technicians
  const { fullName, isDeactivated, jobs } = technician
  const words = isDeactivated ? reactivating : deactivating
  const deed = useTechnicianActivity(technician)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(fullName)}
      description={isDeactivated ? reactivating.text : deactivating.text(jobs.length)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone={isDeactivated ? 'primary' : 'danger'}
      busy={deed.isPending}
      onConfirm={() =>
        deed.mutate(isDeactivated, {
          onSuccess: () => {
            toast({ title: words.done(fullName), tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={deed.error && sentenceOf(deed.error, technicians.didNotWork)} />
    </ConfirmDialog>
  )
}
