import type { ProviderInvitation } from '#contract/provider-people.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { SendAgain } from '../../../things/people/SendAgain.tsx'
import { useInvite } from './use-people.ts'

/** Whom a link went to. */
export const addressOf = ({ email, phone }: ProviderInvitation): string =>
  email ?? (phone ? formatPhone(phone) : words.none)

/** Who was invited and has not joined yet. */
export function InvitationsTable({
  invitations,
  refusal,
  onRevoke,
}: {
  invitations: readonly ProviderInvitation[]
  refusal: string | null
  onRevoke: (invitation: ProviderInvitation) => void
}) {
  const invite = useInvite()
  const bodyOf = ({ role, email, phone, technician }: ProviderInvitation) => ({
    role,
    email: email ?? undefined,
    phone: phone ?? undefined,
    technicianId: technician?.id,
  })
  return (
    <Table
      caption={words.invitations}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'invited',
          header: words.invited,
          isName: true,
          cell: (invitation) => (
            <span className="wrap-anywhere">
              {invitation.technician && `${invitation.technician.fullName}, `}
              {addressOf(invitation)}
            </span>
          ),
        },
        { key: 'role', header: words.role, cell: ({ role }) => words.roles[role] },
        {
          key: 'expires',
          header: words.expires,
          cell: ({ expiresAt }) => <TickingTime at={expiresAt} />,
        },
        {
          key: 'actions',
          header: words.actions,
          isActions: true,
          cell: (invitation) => (
            <span className="flex flex-wrap md:justify-end">
              <SendAgain
                whom={addressOf(invitation)}
                invite={invite}
                body={bodyOf(invitation)}
                refusal={refusal}
                words={words}
              />
              <Button
                variant="ghost"
                aria-label={words.revokeOf(addressOf(invitation))}
                disabledReason={refusal}
                onClick={() => onRevoke(invitation)}
              >
                {words.revoke}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
