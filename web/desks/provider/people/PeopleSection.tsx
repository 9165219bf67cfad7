import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ProviderInvitation, ProviderMember } from '#contract/provider-people.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Section } from '../settings/Section.tsx'
import { type Change, ChangeRole } from './ChangeRole.tsx'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersTable } from './MembersTable.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { RevokeInvitation } from './RevokeInvitation.tsx'
import { usePeople } from './use-people.ts'

type Open =
  | { deed: 'invite' }
  | { deed: 'remove'; member: ProviderMember }
  | { deed: 'change'; change: Change }
  | { deed: 'revoke'; invitation: ProviderInvitation }
  | null

/** Who signs in for the business and who is invited; an owner's alone. */
export function PeopleSection({ provider }: { provider: OwnProvider }) {
  const people = usePeople()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const refusal = provider.status === 'suspended' ? words.suspended : null
  return (
    <Section id="people" title={words.title} lead={words.lead}>
      <ListOf rows={people} failed={words.failed}>
        {({ members, invitations }) => (
          <div className="flex flex-col gap-6">
            <MembersTable
              members={members}
              refusal={refusal}
              onRemove={(member) => setOpen({ deed: 'remove', member })}
              onChange={(change) => setOpen({ deed: 'change', change })}
            />
            <div>
              <Button
                variant="primary"
                icon={<UserPlus className="size-5" />}
                disabledReason={refusal}
                onClick={() => setOpen({ deed: 'invite' })}
              >
                {words.invite}
              </Button>
            </div>
            {invitations.length > 0 && (
              <InvitationsTable
                invitations={invitations}
                refusal={refusal}
                onRevoke={(invitation) => setOpen({ deed: 'revoke', invitation })}
              />
            )}
          </div>
        )}
      </ListOf>
      {open?.deed === 'invite' && <InviteDialog provider={provider} onClose={close} />}
      {open?.deed === 'remove' && <RemoveMember member={open.member} onClose={close} />}
      {open?.deed === 'change' && <ChangeRole change={open.change} onClose={close} />}
      {open?.deed === 'revoke' && <RevokeInvitation invitation={open.invitation} onClose={close} />}
    </Section>
  )
}
