import { changeableRoles, type ProviderMember } from '#contract/provider-people.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Select } from '../../../kit/ui/Select.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import type { Change } from './ChangeRole.tsx'

/** Who signs in for the business, and as what. */
export function MembersTable({
  members,
  refusal,
  onRemove,
  onChange,
}: {
  members: readonly ProviderMember[]
  refusal: string | null
  onRemove: (member: ProviderMember) => void
  onChange: (change: Change) => void
}) {
  const manages = ({ role }: ProviderMember) => mayAtProvider(role, 'managePeople')
  const isLast = (member: ProviderMember) => manages(member) && members.filter(manages).length === 1
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
        {
          key: 'contact',
          header: words.contact,
          cell: ({ email, phone }) => (
            <span className="wrap-anywhere">
              {email || (phone ? formatPhone(phone) : words.none)}
            </span>
          ),
        },
        {
          key: 'role',
          header: words.role,
          cell: (member) =>
            refusal || isLast(member) ? (
              words.roles[member.role]
            ) : (
              <span className="block w-40">
                <Select
                  aria-label={words.roleOf(member.fullName)}
                  placeholder={null}
                  options={rolesFor(member).map((role) => ({
                    value: role,
                    label: words.roles[role],
                  }))}
                  value={member.role}
                  onChange={({ target }) => {
                    const role = changeableRoles.find((one) => one === target.value)
                    if (role && role !== member.role) onChange({ member, role })
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
                  refusal ??
                  (isLast(member) ? words.lastOwner : member.isSelf ? words.leaveSelf : null)
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

/** A driver's login may become more; nothing becomes a driver's, which is made for one driver. */
const rolesFor = ({ role }: ProviderMember) =>
  role === 'technician' ? ([role, ...changeableRoles] as const) : changeableRoles
