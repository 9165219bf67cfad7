import { listDrivers } from '#contract/drivers.ts'
import { readFleetFigures, readFleetOverview } from '#contract/fleet-figures.ts'
import { listFleetRequests, sumFleetRequests } from '#contract/fleet-requests.ts'
import { readFleetMoney } from '#contract/fleet-terms.ts'
import { listMembers, readOwnFleet } from '#contract/fleets.ts'
import { listUnits } from '#contract/units.ts'

/** What the fleet's pages keep in memory; the live stream says which of it is to be read again. */
export const fleetKey = [readOwnFleet.path]
export const driversKey = [listDrivers.path]
export const unitsKey = [listUnits.path]
export const membersKey = [listMembers.path]
export const moneyKey = [readFleetMoney.path]
export const boardKey = [listFleetRequests.path]
export const sumsKey = [sumFleetRequests.path]
export const figuresKey = [readFleetFigures.path]
export const overviewKey = [readFleetOverview.path]
