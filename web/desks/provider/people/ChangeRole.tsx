import type { ChangeableRole, ProviderMember } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useChangeRole } from './use-people.ts'

export interface Change {
  member: ProviderMember
  role: ChangeableRole
}

/** Asks before somebody may do more or less than now. */
export function ChangeRole({
  change: { member, role },
  onClose,
}: {
  change: Change
  onClose: () => void
}) {
  const words = providerPeople.changing
  return (
    <ConfirmDeed
      title={words.title(member.fullName, role)}
      description={words.text(role)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
      deed={useChangeRole()}
      body={{ id: member.id, role }}
      done={words.done}
      failed={providerPeople.tryAgain}
      onClose={onClose}
    />
  )
}
