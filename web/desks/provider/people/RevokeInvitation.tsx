import type { ProviderInvitation } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { addressOf } from './InvitationsTable.tsx'
import { useRevoke } from './use-people.ts'

/** Asks before an invitation's link ends. */
export function RevokeInvitation({
  invitation,
  onClose,
}: {
  invitation: ProviderInvitation
  onClose: () => void
}) {
  const words = providerPeople.revoking
  return (
    <ConfirmDeed
      title={words.title(addressOf(invitation))}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRevoke()}
      body={invitation.id}
      done={words.done}
      failed={providerPeople.tryAgain}
      onClose={onClose}
    />
  )
}
