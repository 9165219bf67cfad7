import type { ApiKey } from '#contract/api-keys.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useRevokeKey } from './use-programs.ts'

/** Asks before a key ends. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = apiAccess.revoking
  const revoke = useRevokeKey()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(apiKey.name)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(apiKey.id, {
          onSuccess: () => {
            toast({ title: words.done, tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={revoke.error && sentenceOf(revoke.error, apiAccess.tryAgain)} />
    </ConfirmDialog>
  )
}
