import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'

/** Somebody who signs in for a fleet or a business. */
interface Member<Role> {
  id: string
  fullName: string
  isSelf: boolean
  role: Role
}

interface MembersTableProps<Role extends string, Someone extends Member<Role>> {
  words: {
    members: string
    name: string
    you: string
    role: string
    roles: Record<Role, string>
    roleOf: (name: string) => string
    actions: string
    remove: string
    removeOf: (name: string) => string
    /** Why the last one who manages people stays. */
    last: string
    leaveSelf: string
  }
  members: readonly Someone[]
  /** How each of them is reached. */
  contact: readonly Column<Someone>[]
  /** Why the reader may change nothing here. */
  refusal: string | null
  manages: (member: Someone) => boolean
  rolesFor: (member: Someone) => readonly Role[]
  /** Another role was chosen; nothing has changed yet. */
  onRole: (member: Someone, role: Role) => void
  onRemove: (member: Someone) => void
}

/** Who signs in, and as what; the last one who manages people can be neither changed nor removed. */
export function MembersTable<Role extends string, Someone extends Member<Role>>({
  words,
  members,
  contact,
  refusal,
  manages,
  rolesFor,
  onRole,
  onRemove,
}: MembersTableProps<Role, Someone>) {
  const isLast = (member: Someone) => manages(member) && members.filter(manages).length === 1
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
        ...contact,
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
                  options={rolesFor(member).map((value) => ({ value, label: words.roles[value] }))}
                  value={member.role}
                  onChange={({ target }) => {
                    const role = rolesFor(member).find((one) => one === target.value)
                    if (role && role !== member.role) onRole(member, role)
                  }}
                />
              </span>
            ),
        },
        {
          key: 'actions',
          header: words.actions,
          isActions: true,
          cell: (member) => (
            <span className="flex md:justify-end">
              <Button
                variant="ghost"
                aria-label={words.removeOf(member.fullName)}
                disabledReason={
                  refusal ?? (isLast(member) ? words.last : member.isSelf ? words.leaveSelf : null)
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
