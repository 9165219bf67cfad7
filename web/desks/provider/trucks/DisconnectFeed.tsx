import type { FleetSystem } from '#contract/fleet-feeds.ts'
import { trips } from '#contract/words/en/trips.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useDisconnect } from './use-fleet-feeds.ts'

/** Asks before a fleet system is heard no more. */
export function DisconnectFeed({ system, onClose }: { system: FleetSystem; onClose: () => void }) {
  const words = trucks.ending
  return (
    <ConfirmDeed
      title={words.title(trips.truck.systems[system])}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useDisconnect()}
      body={system}
      failed={trucks.didNotWork}
      onClose={onClose}
    />
  )
}
