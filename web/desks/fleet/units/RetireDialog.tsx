import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useRetireUnit } from './use-units.ts'

/** Asks before a unit leaves the fleet. */
export function RetireDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const words = fleets.units.retiring
  const retire = useRetireUnit(unit.id)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(unit.unitNumber)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={retire.isPending}
      onConfirm={() =>
        retire.mutate(undefined, {
          onSuccess: () => {
            toast({ title: words.done(unit.unitNumber), tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={retire.error && sentenceOf(retire.error, fleets.didNotWork)} />
    </ConfirmDialog>
  )
}
