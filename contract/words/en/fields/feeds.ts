import { sayings } from '../../sayings.ts'

/** What may be wrong when a shop connects its fleet system. */
export const feedFields = sayings('feedFields', {
  secret: 'Enter the secret that Motive shows, at least 16 characters.',
  token: 'Enter the API token that Samsara has shown you.',
  notTaken:
    'Samsara does not accept this token. It needs the permissions Read Vehicles and Read Vehicle Statistics.',
})
