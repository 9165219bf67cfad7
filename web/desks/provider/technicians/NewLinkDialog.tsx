import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useSendLink } from './use-technicians.ts'

/** Asks before the links that somebody may have open nothing any more. */
export function NewLinkDialog({
  technician,
  onClose,
}: {
  technician: Technician
  onClose: () => void
}) {
  const words = technicians.linking
  const send = useSendLink(technician)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(technician.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
      busy={send.isPending}
      onConfirm={() =>
        send.mutate(undefined, {
          onSuccess: ({ message }) => {
            toast({ title: message, tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={send.error && sentenceOf(send.error, technicians.didNotWork)} />
    </ConfirmDialog>
  )
}
