import type { UserForAdmin } from '#contract/admin-users.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { Fact } from '../../../kit/ui/Facts.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'

/** The business or fleet of a person, with its standing and the way to its page. */
export const WorksFor = ({
  organisation: { kind, id, name, status },
}: {
  organisation: NonNullable<UserForAdmin['organisation']>
}) => (
  <Fact label={adminPeople.users.organisation} wide>
    <Link
      to={kind === 'provider' ? paths.deskProvider(id) : paths.deskFleet(id)}
      className={nameLinkClass}
    >
      {name}
    </Link>{' '}
    ({admin.standings[status]})
  </Fact>
)
