import { area } from '../words.ts'

const terms = 'Msg & data rates may apply. Reply STOP to end, HELP for help.'

/** What carriers ask for beside the number of an account, or of somebody whom an account names. */
export const consentOfAccounts = area('consentOfAccounts', {
  /** Of who opens an account, or changes the number of one. */
  own: `By giving your number you agree to texts about your account, requests and jobs. ${terms}`,
  /** Of somebody else: a fleet's driver, a provider's technician. */
  other: `The person with this number gets texts about their jobs, so make sure they agree. ${terms}`,
})
