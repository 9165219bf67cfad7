import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useRetireUnit } from './use-units.ts'

/** Asks before a unit leaves the fleet. */
export function RetireDialog({ unit, onClose }: { unit: Unit; onClose: () => void }) {
  const words = fleets.units.retiring
  return (
    <ConfirmDeed
      title={words.title(unit.unitNumber)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRetireUnit(unit.id)}
      body={undefined}
      done={words.done(unit.unitNumber)}
      failed={fleets.didNotWork}
      onClose={onClose}
    />
  )
}
