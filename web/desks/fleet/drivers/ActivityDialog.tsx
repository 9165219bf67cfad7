import type { Driver } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useDriverActivity } from './use-drivers.ts'

/** Asks before a driver is sent away, or taken back. */
export function ActivityDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { deactivate, reactivate } = fleets.drivers
  const words = driver.isDeactivated ? reactivate : deactivate
  const deed = useDriverActivity(driver)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(driver.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={deactivate.keep}
      tone={driver.isDeactivated ? 'primary' : 'danger'}
      busy={deed.isPending}
      onConfirm={() =>
        deed.mutate(driver.isDeactivated, {
          onSuccess: () => {
            toast({ title: words.done(driver.fullName), tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={deed.error && sentenceOf(deed.error, fleets.didNotWork)} />
    </ConfirmDialog>
  )
}
