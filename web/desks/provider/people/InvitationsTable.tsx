import type { ProviderInvitation } from '#contract/provider-people.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useInviteAgain } from './use-people.ts'

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
  const again = useInviteAgain()
  const send = (invitation: ProviderInvitation) => {
    const { role, email, phone, technician } = invitation
    again.mutate(
      { role, email: email ?? undefined, phone: phone ?? undefined, technicianId: technician?.id },
      {
        onSuccess: () => toast({ title: words.sentAgain(addressOf(invitation)), tone: 'success' }),
        onError: (error) => toast({ title: sentenceOf(error, words.tryAgain), tone: 'danger' }),
      },
    )
  }
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
              <Button
                variant="ghost"
                aria-label={words.againTo(addressOf(invitation))}
                busy={again.isPending}
                disabledReason={refusal}
                onClick={() => send(invitation)}
              >
                {words.again}
              </Button>
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
