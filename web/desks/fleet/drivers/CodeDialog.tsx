import { useState } from 'react'
import type { Driver } from '#contract/drivers.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { GivenCode } from './GivenCode.tsx'
import { useGiveCode } from './use-drivers.ts'

/** Asks before a driver gets a new sign-in code, and shows it this once. */
export function CodeDialog({ driver, onClose }: { driver: Driver; onClose: () => void }) {
  const words = fleets.drivers.code
  const [bySms, setBySms] = useState(false)
  const give = useGiveCode(driver)
  if (give.data)
    return <GivenCode driver={driver} given={give.data} wantedSms={bySms} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(driver.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      tone="primary"
      busy={give.isPending}
      onConfirm={() => give.mutate({ bySms })}
    >
      <Checkbox
        label={words.bySms(formatPhone(driver.phone))}
        checked={bySms}
        onChange={(event) => setBySms(event.target.checked)}
      />
      <FormError error={give.error && sentenceOf(give.error, fleets.didNotWork)} />
    </ConfirmDialog>
  )
}
