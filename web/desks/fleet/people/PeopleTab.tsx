import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { FleetInvitation, FleetMember, OwnFleet } from '#contract/fleets.ts'
import { type FleetRole, fleetRoles, mayInFleet } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import type { Column } from '../../../kit/ui/Table.tsx'
import { ProofDialog } from '../../../things/auth/factors/ProofDialog.tsx'
import { MembersTable } from '../../../things/people/MembersTable.tsx'
import { MoreProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { refusalTo } from '../use-own-fleet.ts'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { usePeople, useRemoveMember, useRevoke } from './use-people.ts'

type Open =
  | 'invite'
  | { member: FleetMember }
  | { member: FleetMember; role: FleetRole }
  | { invitation: FleetInvitation }
  | null

const contact: Column<FleetMember>[] = [
  { key: 'username', header: fleets.people.username, cell: ({ username }) => username },
  {
    key: 'email',
    header: fleets.people.email,
    cell: ({ email }) => <span className="wrap-anywhere">{email || fleets.none}</span>,
  },
]

/** Who works for the fleet and who is invited; only managers act here. */
export function PeopleTab({ fleet }: { fleet: OwnFleet }) {
  const words = fleets.people
  const people = usePeople()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-col gap-8">
      <ListOf rows={people} failed={words.failed}>
        {({ members, invitations }) => (
          <>
            <section className="flex flex-col gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="text-xl">{words.members}</h3>
                <Button
                  variant="primary"
                  icon={<UserPlus className="size-5" />}
                  disabledReason={refusalTo('managePeople', fleet)}
                  onClick={() => setOpen('invite')}
                >
                  {words.invite}
                </Button>
              </div>
              <MembersTable
                words={{ ...words, actions: fleets.actions, last: words.lastManager }}
                members={members}
                contact={contact}
                refusal={refusalTo('managePeople', fleet)}
                manages={({ role }) => mayInFleet(role, 'managePeople')}
                rolesFor={() => fleetRoles}
                onRole={(member, role) => setOpen({ member, role })}
                onRemove={(member) => setOpen({ member })}
              />
            </section>
            <section className="flex flex-col gap-3">
              <h3 className="text-xl">{words.invitations}</h3>
              <InvitationsTable
                fleet={fleet}
                invitations={invitations}
                onRevoke={(invitation) => setOpen({ invitation })}
              />
            </section>
          </>
        )}
      </ListOf>
      {/* It stands below a list of unknown length, and comes after it. */}
      {(people.data || people.isError) && fleet.can.managePeople && <MoreProgramAccess />}
      <ProofDialog />
      {open === 'invite' && (
        <InviteDialog invitations={people.data?.invitations ?? []} onClose={close} />
      )}
      {open !== null &&
        typeof open === 'object' &&
        'member' in open &&
        ('role' in open ? (
          <RoleDialog {...open} onClose={close} />
        ) : (
          <RemoveDialog member={open.member} onClose={close} />
        ))}
      {open !== null && typeof open === 'object' && 'invitation' in open && (
        <RevokeDialog invitation={open.invitation} onClose={close} />
      )}
    </div>
  )
}

function RemoveDialog({ member, onClose }: { member: FleetMember; onClose: () => void }) {
  const words = fleets.people.removing
  return (
    <ConfirmDeed
      title={words.title(member.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRemoveMember()}
      body={member.id}
      done={words.done(member.fullName)}
      failed={fleets.didNotWork}
      onClose={onClose}
    />
  )
}

function RevokeDialog({
  invitation,
  onClose,
}: {
  invitation: FleetInvitation
  onClose: () => void
}) {
  const words = fleets.people.revoking
  return (
    <ConfirmDeed
      title={words.title(invitation.email)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRevoke()}
      body={invitation.id}
      done={words.done}
      failed={fleets.didNotWork}
      onClose={onClose}
    />
  )
}
