import type { ShownDriverStatus } from '../../drivers.ts'
import { area } from '../words.ts'

const statuses: Record<ShownDriverStatus, string> = {
  needs_help: 'Needs help',
  active: 'Available',
  on_service: 'On Service',
  inactive: 'Offline',
}

/** Whether a driver is free (rules B), on the fleet's pages and the driver's own. */
export const driverStatusNames = area('driverStatusNames', statuses)
