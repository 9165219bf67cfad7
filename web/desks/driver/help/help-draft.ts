import type { DriverDraft } from '../../../things/requests/form/request-draft.ts'

/** Under which a driver's call for help is kept; where it began with an earlier request, with that one's. */
export const helpDraft = (driverId: string, againId?: string): DriverDraft =>
  `driver-request-draft-${[driverId, againId].filter(Boolean).join('-')}`
