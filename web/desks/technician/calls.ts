import type {
  askForMoreAsTechnician as askForMore,
  withdrawAsTechnician as withdraw,
} from '#contract/change-orders.ts'
import type {
  advanceAsTechnician as advance,
  delayAsTechnician as delay,
  readTechnicianDay as readDay,
  reportCustomerGoneAsTechnician as reportCustomerGone,
  takeBackArrivalAsTechnician as takeBackArrival,
} from '#contract/technicians.ts'
import type {
  connectTracker as connect,
  disconnectTracker as disconnect,
  readTracker as readOwnTracker,
} from '#contract/trackers.ts'
import type {
  sendPositionsAsTechnician as sendPositions,
  setSharingAsTechnician as setSharing,
} from '#contract/trips.ts'
import { bare } from '../../kit/api/bare.ts'

// What a technician's phone calls, without schemas: it opens the page with one bar.

const technician = { caller: 'technician', method: 'POST' } as const

export const readTechnicianDay = bare<typeof readDay>({
  ...technician,
  method: 'GET',
  path: '/api/technician',
})
export const advanceAsTechnician = bare<typeof advance>({
  ...technician,
  path: '/api/technician/jobs/:id/steps',
})
export const delayAsTechnician = bare<typeof delay>({
  ...technician,
  path: '/api/technician/jobs/:id/delay',
})
export const takeBackArrivalAsTechnician = bare<typeof takeBackArrival>({
  ...technician,
  path: '/api/technician/jobs/:id/arrival-taken-back',
})
export const reportCustomerGoneAsTechnician = bare<typeof reportCustomerGone>({
  ...technician,
  path: '/api/technician/jobs/:id/customer-gone',
})
export const sendPositionsAsTechnician = bare<typeof sendPositions>({
  ...technician,
  path: '/api/technician/jobs/:id/positions',
})
export const setSharingAsTechnician = bare<typeof setSharing>({
  ...technician,
  path: '/api/technician/jobs/:id/sharing',
})
export const askForMoreAsTechnician = bare<typeof askForMore>({
  ...technician,
  path: '/api/technician/jobs/:id/change-orders',
})
export const withdrawAsTechnician = bare<typeof withdraw>({
  ...technician,
  path: '/api/technician/change-orders/:id/withdraw',
})
const tracker = { caller: 'technician', path: '/api/technician/tracker' } as const
export const readTracker = bare<typeof readOwnTracker>({ ...tracker, method: 'GET' })
export const connectTracker = bare<typeof connect>({ ...tracker, method: 'POST' })
export const disconnectTracker = bare<typeof disconnect>({ ...tracker, method: 'DELETE' })
