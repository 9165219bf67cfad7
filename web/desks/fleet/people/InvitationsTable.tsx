import type { FleetInvitation, OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { SendAgain } from '../../../things/people/SendAgain.tsx'
import { refusalTo } from '../use-own-fleet.ts'
import { useInvite } from './use-people.ts'

/** Who was invited and has not joined yet. */
export function InvitationsTable({
  fleet,
  invitations,
  onRevoke,
}: {
  fleet: OwnFleet
  invitations: readonly FleetInvitation[]
  onRevoke: (invitation: FleetInvitation) => void
}) {
  const words = fleets.people
  const invite = useInvite()
  const refusal = refusalTo('managePeople', fleet)
  if (invitations.length === 0) return <p className="text-muted">{words.noInvitations}</p>
  return (
    <Table
      caption={words.invitations}
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'email',
          header: words.email,
          isName: true,
          cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
        },
        { key: 'role', header: words.role, cell: ({ role }) => words.roles[role] },
        {
          key: 'sent',
          header: words.sent,
          cell: ({ createdAt }) => <TickingTime at={createdAt} />,
        },
        {
          key: 'expires',
          header: words.expires,
          cell: ({ expiresAt }) => <TickingTime at={expiresAt} />,
        },
        {
          key: 'actions',
          header: fleets.actions,
          isActions: true,
          cell: (invitation) => (
            <span className="flex flex-wrap md:justify-end">
              <SendAgain
                whom={invitation.email}
                invite={invite}
                body={{ email: invitation.email, role: invitation.role }}
                refusal={refusal}
                words={{ ...words, tryAgain: fleets.didNotWork }}
              />
              <Button
                variant="ghost"
                aria-label={words.revokeOf(invitation.email)}
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
