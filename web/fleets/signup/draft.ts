import { forget, keep, readKept } from '../../api/storage.ts'

const name = 'roadcall-fleet-signup'

/** What is typed on the fleet's sign-up page, kept for the tab so that it survives a reload; never the password. */
export const emptyDraft = {
  companyName: '',
  mcNumber: '',
  dotNumber: '',
  ownerName: '',
  email: '',
  phone: '',
  fleetSize: '',
  operatingStates: '',
  address: '',
  username: '',
}
export type FleetDraft = typeof emptyDraft

export function openDraft(): FleetDraft {
  const kept = readKept(name, 'tab')
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const known = Object.entries(kept).filter(
    ([key, value]) => key in emptyDraft && typeof value === 'string',
  )
  return { ...emptyDraft, ...Object.fromEntries(known) }
}

/** What is no field of the draft is not kept. */
export function keepDraft(form: object): void {
  keep(name, Object.fromEntries(Object.entries(form).filter(([key]) => key in emptyDraft)), 'tab')
}

export const forgetDraft = (): void => forget(name, 'tab')
