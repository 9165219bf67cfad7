import type { ProviderMember } from '#contract/provider-people.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useRemoveMember } from './use-people.ts'

/** Asks before a login is closed. */
export function RemoveMember({ member, onClose }: { member: ProviderMember; onClose: () => void }) {
  const words = providerPeople.removing
  return (
    <ConfirmDeed
      title={words.title(member.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRemoveMember()}
      body={member.id}
      done={words.done(member.fullName)}
      failed={providerPeople.tryAgain}
      onClose={onClose}
    />
  )
}
