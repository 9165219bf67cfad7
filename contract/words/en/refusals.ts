import { sayings } from '../sayings.ts'
import { accounts, calls, keys, webhooks } from './refusals/accounts.ts'
import {
  bids,
  changes,
  jobs,
  messages,
  notices,
  payments,
  photos,
  requests,
  reviews,
} from './refusals/deals.ts'
import { desk } from './refusals/desk.ts'
import { drivers, fleets, site, units } from './refusals/fleets.ts'
import { limits } from './refusals/limits.ts'
import { ownData } from './refusals/own-data.ts'
import { documents, holidays, people, providers, technicians } from './refusals/providers.ts'

/** Why the server turns somebody away, by what it is about. */
export const refusals = sayings('refusals', {
  /** Not there and not yours are the same answer. */
  unknown: {
    bid: 'We cannot find this bid.',
    conversation: 'We cannot find this conversation.',
    document: 'We cannot find this document.',
    driver: 'We cannot find this driver.',
    fleet: 'We cannot find this fleet.',
    holiday: 'We cannot find this holiday.',
    identityChange: 'We cannot find this change.',
    invoice: 'There is no invoice for this job.',
    invitation: 'We cannot find this invitation.',
    job: 'We cannot find this job.',
    key: 'We cannot find this API key.',
    member: 'We cannot find this person in your fleet.',
    colleague: 'We cannot find this person in your business.',
    message: 'We cannot find this message.',
    page: 'We cannot find this page.',
    photo: 'We cannot find this photo.',
    picture: 'We cannot find this picture.',
    provider: 'We cannot find this provider.',
    request: 'We cannot find this request.',
    passkey: 'We cannot find this passkey.',
    review: 'We cannot find this review.',
    session: 'We cannot find this device.',
    technician: 'We cannot find this driver.',
    unit: 'We cannot find this unit.',
    user: 'We cannot find this account.',
    copy: 'There is no copy to download. Ask for a new one.',
    webhook: 'We cannot find this webhook.',
    delivery: 'We cannot find this delivery.',
  },
  accounts,
  bids,
  calls,
  changes,
  desk,
  documents,
  drivers,
  fleets,
  holidays,
  jobs,
  keys,
  limits,
  messages,
  notices,
  ownData,
  people,
  payments,
  photos,
  providers,
  requests,
  reviews,
  site,
  technicians,
  units,
  webhooks,
})
