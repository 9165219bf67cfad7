import { apiAccess } from '#contract/words/en/api-access.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useRemoveWebhook } from './use-programs.ts'

/** Asks before nothing is sent to an address any more. */
export function RemoveWebhook({
  id,
  host,
  onClose,
}: {
  id: string
  host: string
  onClose: () => void
}) {
  const words = apiAccess.removing
  const remove = useRemoveWebhook()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(host)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            toast({ title: words.done, tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={remove.error && sentenceOf(remove.error, apiAccess.tryAgain)} />
    </ConfirmDialog>
  )
}
