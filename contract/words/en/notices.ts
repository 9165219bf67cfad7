import { area } from '../words.ts'
import { noticesOfAccounts } from './notices-of-accounts.ts'
import { noticesOfJobs } from './notices-of-jobs.ts'
import { noticesOfRequests } from './notices-of-requests.ts'

/**
 * What people are told beside their open screens: in the list behind the bell, by mail, SMS and push. They are kept as
 * code and parameters: a code that was ever told stays here, and so do the names of its parameters.
 */
export const notices = area('notices', {
  ...noticesOfRequests,
  ...noticesOfJobs,
  ...noticesOfAccounts,
})
