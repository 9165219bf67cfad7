import type { FleetSystem } from '#contract/fleet-feeds.ts'
import { trips } from '#contract/words/en/trips.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { useDisconnect } from './use-fleet-feeds.ts'

/** Asks before a fleet system is heard no more. */
export function DisconnectFeed({ system, onClose }: { system: FleetSystem; onClose: () => void }) {
  const words = trucks.ending
  const disconnect = useDisconnect()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(trips.truck.systems[system])}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={disconnect.isPending}
      onConfirm={() => disconnect.mutate(system, { onSuccess: onClose })}
    >
      <FormError error={disconnect.error && sentenceOf(disconnect.error, trucks.didNotWork)} />
    </ConfirmDialog>
  )
}
