import { sql } from 'kysely'
import type { FleetForAdmin, ProviderForAdmin } from '#contract/admin.ts'
import type { Db } from '../platform/db/tables.ts'

const limit = 500

export async function listProviders(db: Db): Promise<ProviderForAdmin[]> {
  const { rows } = await sql<ProviderForAdmin>`
    select p.id, p.business_name as "businessName", p.owner_name as "ownerName",
      u.full_name as "fullName", u.email, p.phone, p.trades as services, p.status, p.address,
      p.city || ', ' || p.state as location, p.description, p.experience,
      p.team_size as "teamSize", p.equipment, p.service_area as "serviceArea", iso(p.created_at) as "createdAt"
    from providers p join users u on u.id = p.owner_user_id
    order by p.status = 'pending' desc, p.created_at desc
    limit ${limit}`.execute(db)
  return rows
}

export async function listFleets(db: Db): Promise<FleetForAdmin[]> {
  const { rows } = await sql<FleetForAdmin>`
    select f.id, f.company_name as "companyName", coalesce(f.owner_name, u.full_name) as "ownerName",
      u.full_name as "fullName", f.account_manager_name as "accountManagerName", u.email, u.phone,
      f.mc_number as "mcNumber", f.dot_number as "dotNumber", f.fleet_size as "fleetSize",
      f.vehicle_count as "vehicleCount", f.operating_states as "operatingStates", f.address,
      f.status, iso(f.created_at) as "createdAt"
    from fleets f join users u on u.id = f.owner_user_id
    order by f.status = 'pending' desc, f.created_at desc
    limit ${limit}`.execute(db)
  return rows
}
