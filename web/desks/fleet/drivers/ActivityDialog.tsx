import type { Driver } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useDriverActivity } from './use-drivers.ts'

/** Asks before a driver is sent away, or taken back. */
export function ActivityDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const { deactivate, reactivate } = fleets.drivers
  const words = driver.isDeactivated ? reactivate : deactivate
  const waits = !driver.isDeactivated && driver.status === 'needs_help'
  return (
    <ConfirmDeed
      title={words.title(driver.fullName)}
      description={waits ? `${deactivate.waits} ${words.text}` : words.text}
      confirmLabel={words.confirm}
      cancelLabel={deactivate.keep}
      tone={driver.isDeactivated ? 'primary' : 'danger'}
      deed={useDriverActivity(driver)}
      body={driver.isDeactivated}
      done={words.done(driver.fullName)}
      failed={fleets.didNotWork}
      onClose={onClose}
    />
  )
}
