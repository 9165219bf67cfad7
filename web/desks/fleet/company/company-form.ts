import type { SentBodyOf } from '#contract/endpoint.ts'
import type { changeOwnFleet, OwnFleet } from '#contract/fleets.ts'
import { formatPhone } from '../../../kit/ui/format.ts'

/** In the order in which they stand. */
export const valuesOf = (fleet: OwnFleet) => ({
  companyName: fleet.companyName,
  accountManagerName: fleet.accountManagerName,
  ownerName: fleet.ownerName ?? '',
  phone: formatPhone(fleet.phone),
  address: fleet.address ?? '',
  operatingStates: fleet.operatingStates ?? '',
  mcNumber: fleet.mcNumber ?? '',
  dotNumber: fleet.dotNumber ?? '',
  fleetSize: fleet.fleetSize ?? '',
  defaultLimit: fleet.defaultLimit ?? '',
  poPattern: fleet.poPattern ?? '',
  isPoRequired: fleet.isPoRequired,
})
export type CompanyValues = ReturnType<typeof valuesOf>

/** Only what is other than when the form was filled: a record of long ago may lack what is asked for today. */
export const changesFrom =
  (before: CompanyValues) =>
  (values: CompanyValues): SentBodyOf<typeof changeOwnFleet> =>
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => value !== before[name as keyof CompanyValues],
      ),
    )
