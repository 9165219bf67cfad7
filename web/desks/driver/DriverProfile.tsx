import type { DriverProfile as Profile } from '#contract/drivers.ts'
import { DriverUnits } from './DriverUnits.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The driver's own record, and what the fleet has given them. */
export const DriverProfile = ({ profile }: { profile: Profile }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <ProfileForm profile={profile} />
    <DriverUnits profile={profile} />
  </div>
)
