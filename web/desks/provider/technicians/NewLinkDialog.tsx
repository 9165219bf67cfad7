import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useSendLink } from './use-technicians.ts'

/** Asks before the links that somebody may have open nothing any more. */
export function NewLinkDialog({
  technician,
  onClose,
}: {
  technician: Technician
  onClose: () => void
}) {
  const words = technicians.linking
  return (
    <ConfirmDeed
      title={words.title(technician.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
      deed={useSendLink(technician)}
      body={undefined}
      done={({ message }) => message}
      failed={technicians.didNotWork}
      onClose={onClose}
    />
  )
}
