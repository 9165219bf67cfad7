import { listTechnicians } from '#contract/technicians.ts'

/** A provider's people; the live stream says when they are to be read again. */
export const techniciansKey = [listTechnicians.path]
