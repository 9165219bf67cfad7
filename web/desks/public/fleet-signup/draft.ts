import { tabDraft } from '../../../kit/api/tab-draft.ts'

/** What is typed on the fleet's sign-up page. */
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

export const { openDraft, keepDraft, forgetDraft } = tabDraft('roadcall-fleet-signup', emptyDraft)
