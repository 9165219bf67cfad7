import { forget, keep, readKept } from '../../api/storage.ts'

const name = 'roadcall-application'

/**
 * What an applicant types, on the landing page or on the sign-up page: one draft for both, kept for the tab so that
 * it survives the way between them and a reload. The password is never part of it.
 */
export const emptyDraft = {
  businessName: '',
  ownerName: '',
  email: '',
  phone: '',
  address: '',
  services: '',
  serviceHours: '',
  serviceRadius: '',
  location: '',
  experience: '',
  teamSize: '',
  equipment: '',
  username: '',
}
export type ApplicationDraft = typeof emptyDraft

export function openDraft(): ApplicationDraft {
  const kept = readKept(name, 'tab')
  if (typeof kept !== 'object' || kept === null) return emptyDraft
  const known = Object.entries(kept).filter(
    ([key, value]) => key in emptyDraft && typeof value === 'string',
  )
  return { ...emptyDraft, ...Object.fromEntries(known) }
}

/** Keeps these fields and leaves the others as they were; what is no field of the draft is not kept. */
export function keepDraft(part: Partial<ApplicationDraft>): void {
  const known = Object.entries(part).filter(([key]) => key in emptyDraft)
  keep(name, { ...openDraft(), ...Object.fromEntries(known) }, 'tab')
}

export const forgetDraft = (): void => forget(name, 'tab')
