import type { DriverProfile } from '#contract/drivers.ts'
import { AskAgain } from '../../../things/requests/again/AskAgain.tsx'
import { HelpForm } from './HelpForm.tsx'

/** The call for help, empty or with what an earlier request said. */
export function Help({
  profile,
  again,
  onSent,
}: {
  profile: DriverProfile
  /** That request. */
  again: string | null
  onSent: () => void
}) {
  return (
    <AskAgain id={again}>
      {(form) => (
        <HelpForm
          profile={profile}
          again={form && again ? { id: again, form } : null}
          onSent={onSent}
        />
      )}
    </AskAgain>
  )
}
