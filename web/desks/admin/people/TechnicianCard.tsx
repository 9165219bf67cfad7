import type { TechnicianForAdmin } from '#contract/admin-users.ts'
import { paths } from '#contract/paths.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { desk } from '#contract/words/en/desk.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { WorksFor } from './WorksFor.tsx'

/** Whom a business sends out: most have no account, and the business answers for them. */
export function TechnicianCard({ technician }: { technician: TechnicianForAdmin }) {
  const words = adminPeople.users
  const { fullName, phone, vehicleInfo, isDeactivated, provider, userId, createdAt } = technician
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto min-w-0 text-lg wrap-anywhere">
          {userId ? (
            <Link to={paths.deskPerson(userId)} className={nameLinkClass}>
              {fullName}
            </Link>
          ) : (
            fullName
          )}
        </h3>
        <Badge>{desk.jobs.technician}</Badge>
        <Badge tone={isDeactivated ? 'red' : 'green'}>
          {isDeactivated ? technicians.deactivated : words.active}
        </Badge>
      </div>
      <Facts>
        <Fact label={words.phone}>
          <PhoneLink number={phone} />
        </Fact>
        <Fact label={technicians.vehicle}>{vehicleInfo ?? technicians.notProvided}</Fact>
        <WorksFor organisation={{ kind: 'provider', ...provider }} />
        <Fact label={words.since}>{formatDate(createdAt)}</Fact>
      </Facts>
    </Card>
  )
}
