import { tabDraft } from '../../../kit/api/tab-draft.ts'

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
  /** Where the shop stands, for an address that names no known place; as JSON. */
  pin: '',
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

export const { openDraft, keepDraft, forgetDraft } = tabDraft('roadcall-application', emptyDraft)
