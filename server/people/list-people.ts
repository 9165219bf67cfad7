import { sql } from 'kysely'
import type { ProviderInvitation, ProviderMember } from '#contract/provider-people.ts'
import { providerRoles } from '#contract/provider-roles.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { providerOf } from '../providers/queries.ts'
import './tables.ts'

/** Who signs in for the caller's provider, and whom it has invited. */
export async function listPeople({ db, clock }: Services, user: User) {
  const [members, invitations] = await Promise.all([
    sql<ProviderMember>`
      select u.id, u.full_name as "fullName", u.username, coalesce(u.email, '') as email, u.phone,
        m.role, u.id = ${user.userId} as "isSelf"
      from provider_members m join users u on u.id = m.user_id
      where m.provider_id = ${providerOf(db, user.userId)}
      order by array_position(${[...providerRoles]}::text[], m.role), m.created_at, u.id`.execute(
      db,
    ),
    sql<ProviderInvitation>`
      select i.id, i.email, i.phone, i.role,
        case when t.id is not null then json_build_object('id', t.id, 'fullName', t.full_name) end as technician,
        iso(i.created_at) as "createdAt", iso(i.expires_at) as "expiresAt"
      from provider_invitations i left join technicians t on t.id = i.technician_id
      where i.provider_id = ${providerOf(db, user.userId)} and i.accepted_at is null
        and i.revoked_at is null and i.expires_at > ${clock.now()}
      order by i.created_at desc, i.id`.execute(db),
  ])
  return { members: members.rows, invitations: invitations.rows }
}
