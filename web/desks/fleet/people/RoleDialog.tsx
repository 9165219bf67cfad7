import type { FleetMember } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useChangeRole } from './use-people.ts'

/** Asks before somebody may do more or less: an arrow key in a list of roles chooses one already. */
export function RoleDialog({
  member,
  role,
  onClose,
}: {
  member: FleetMember
  role: FleetRole
  onClose: () => void
}) {
  const words = fleets.people
  return (
    <ConfirmDeed
      title={words.changing.title(member.fullName, words.roles[role])}
      description={words.changing.text(words.roles[member.role], words.roleMeans[role])}
      confirmLabel={words.changing.confirm}
      cancelLabel={words.changing.keep}
      tone="primary"
      deed={useChangeRole()}
      body={{ id: member.id, role }}
      done={words.changed}
      failed={fleets.didNotWork}
      onClose={onClose}
    />
  )
}
