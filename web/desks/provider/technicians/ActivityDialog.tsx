import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
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
  return (
    <ConfirmDeed
      title={words.title(fullName)}
      description={isDeactivated ? reactivating.text : deactivating.text(jobs.length)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone={isDeactivated ? 'primary' : 'danger'}
      deed={useTechnicianActivity(technician)}
      body={isDeactivated}
      done={words.done(fullName)}
      failed={technicians.didNotWork}
      onClose={onClose}
    />
  )
}
