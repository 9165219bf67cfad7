import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { FleetInvitation, FleetMember, OwnFleet } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { ProofDialog } from '../../../things/auth/factors/ProofDialog.tsx'
import { LateProgramAccess } from '../../../things/programs/LateProgramAccess.tsx'
import { refusalTo } from '../use-own-fleet.ts'
import { InvitationsTable } from './InvitationsTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MembersTable } from './MembersTable.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { usePeople, useRemoveMember, useRevoke } from './use-people.ts'

type Open =
  | 'invite'
  | { member: FleetMember }
  | { member: FleetMember; role: FleetRole }
  | { invitation: FleetInvitation }
  | null

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
                fleet={fleet}
                members={members}
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
      {fleet.can.managePeople && <LateProgramAccess />}
      <ProofDialog />
      {open === 'invite' && <InviteDialog onClose={close} />}
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
  const remove = useRemoveMember()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(member.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(member.id, {
          onSuccess: () => {
            toast({ title: words.done(member.fullName), tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={remove.error && sentenceOf(remove.error, fleets.didNotWork)} />
    </ConfirmDialog>
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
  const revoke = useRevoke()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(invitation.email)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      busy={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(invitation.id, {
          onSuccess: () => {
            toast({ title: words.done, tone: 'success' })
            onClose()
          },
        })
      }
    >
      <FormError error={revoke.error && sentenceOf(revoke.error, fleets.didNotWork)} />
    </ConfirmDialog>
  )
}
