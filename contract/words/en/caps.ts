import type { FullCap } from '../../caps.ts'
import { area } from '../words.ts'

const names: Record<FullCap, string> = {
  textsPerNumber: 'Texts to one number',
  textsPerSender: 'Texts by one company',
  textsPerNewSender: 'Texts by one new sender',
  textsPerCountry: 'Texts to one other country',
  textsPerDay: 'Texts in all',
  emailsPerAddress: 'Emails to one address',
  emailsPerDay: 'Emails in all',
  invitationsPerCompany: 'Invitations by one company',
  invitationsPerNewCompany: 'Invitations by one new company',
  invitationsPerRecipient: 'Invitations to one person',
  invitationsPerNetwork: 'Invitations from one network',
  codesPerNumber: 'Phone codes to one number',
  codesPerNetwork: 'Phone codes from one network',
  requestsPerNetwork: 'Guest requests from one network',
  contactsPerNetwork: 'Contact messages from one network',
  resetLinks: 'Reset links to one account, per hour',
}

/** What each limit on messages is about. */
export const capWords = area('capWords', names)
