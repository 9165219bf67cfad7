import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import {
  changeableRoles,
  type ProviderInvitation,
  type ProviderMember,
} from '#contract/provider-people.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import type { Column } from '../../../kit/ui/Table.tsx'
import { Section } from '../../../kit/unsaved/Section.tsx'
import { MembersTable } from '../../../things/people/MembersTable.tsx'
import { type Change, ChangeRole } from './ChangeRole.tsx'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { RevokeInvitation } from './RevokeInvitation.tsx'
import { usePeople } from './use-people.ts'

type Open =
  | { deed: 'invite' }
  | { deed: 'remove'; member: ProviderMember }
  | { deed: 'change'; change: Change }
  | { deed: 'revoke'; invitation: ProviderInvitation }
  | null

const contact: Column<ProviderMember>[] = [
  {
    key: 'contact',
    header: words.contact,
    cell: ({ email, phone }) => (
      <span className="wrap-anywhere">{email || (phone ? formatPhone(phone) : words.none)}</span>
    ),
  },
]

/** A driver's login may become more; nothing becomes a driver's, which is made for one driver. */
const rolesFor = ({ role }: ProviderMember): readonly ProviderRole[] =>
  role === 'technician' ? [role, ...changeableRoles] : changeableRoles

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
              words={{ ...words, last: words.lastOwner }}
              members={members}
              contact={contact}
              refusal={refusal}
              manages={({ role }) => mayAtProvider(role, 'managePeople')}
              rolesFor={rolesFor}
              onRemove={(member) => setOpen({ deed: 'remove', member })}
              onRole={(member, role) => {
                if (role !== 'technician') setOpen({ deed: 'change', change: { member, role } })
              }}
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
