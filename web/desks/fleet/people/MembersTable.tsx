import type { FleetMember, OwnFleet } from '#contract/fleets.ts'
import { type FleetRole, fleetRoles, mayInFleet } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { refusalTo } from '../use-own-fleet.ts'

/** Who works for the fleet, and what each may do; managers change it. */
export function MembersTable({
  fleet,
  members,
  onRole,
  onRemove,
}: {
  fleet: OwnFleet
  members: readonly FleetMember[]
  /** Another role was chosen; nothing has changed yet. */
  onRole: (member: FleetMember, role: FleetRole) => void
  onRemove: (member: FleetMember) => void
}) {
  const words = fleets.people
  const refusal = refusalTo('managePeople', fleet)
  const manages = ({ role }: FleetMember) => mayInFleet(role, 'managePeople')
  const isLast = (member: FleetMember) => manages(member) && members.filter(manages).length === 1

  return (
    <Table
      caption={words.members}
      rows={members}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: words.name,
          isName: true,
          cell: ({ fullName, isSelf }) => (
            <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {fullName} {isSelf && <Badge>{words.you}</Badge>}
            </span>
          ),
        },
        { key: 'username', header: words.username, cell: ({ username }) => username },
        {
          key: 'email',
          header: words.email,
          cell: ({ email }) => <span className="wrap-anywhere">{email || fleets.none}</span>,
        },
        {
          key: 'role',
          header: words.role,
          cell: (member) =>
            refusal || isLast(member) ? (
              words.roles[member.role]
            ) : (
              <span className="block w-44">
                <Select
                  aria-label={words.roleOf(member.fullName)}
                  placeholder={null}
                  options={fleetRoles.map((value) => ({ value, label: words.roles[value] }))}
                  value={member.role}
                  onChange={({ target }) => {
                    const role = fleetRoles.find((one) => one === target.value)
                    if (role) onRole(member, role)
                  }}
                />
              </span>
            ),
        },
        {
          key: 'actions',
          header: fleets.actions,
          isActions: true,
          cell: (member) => (
            <span className="flex md:justify-end">
              <Button
                variant="ghost"
                aria-label={words.removeOf(member.fullName)}
                disabledReason={
                  refusal ??
                  (isLast(member) ? words.lastManager : member.isSelf ? words.leaveSelf : null)
                }
                onClick={() => onRemove(member)}
              >
                {words.remove}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
