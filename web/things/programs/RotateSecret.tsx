import { apiAccess } from '#contract/words/en/api-access.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'

/** Asks before a key or a webhook gets another secret. */
export function RotateSecret({
  name,
  rotate,
  onConfirm,
  onClose,
}: {
  name: string
  rotate: { isPending: boolean; error: Error | null }
  onConfirm: () => void
  onClose: () => void
}) {
  const words = apiAccess.rotating
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
      busy={rotate.isPending}
      onConfirm={onConfirm}
    >
      <FormError error={rotate.error && sentenceOf(rotate.error, apiAccess.tryAgain)} />
    </ConfirmDialog>
  )
}
