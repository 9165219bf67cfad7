/**
 * How many messages and invitations may go in a day by the clock of `settings.desk`, as an admin may change them. A new
 * sender is one that nobody has approved: a company that waits, a customer, a guest's request. Apart from the other numbers,
 * since a first load needs none of these.
 */
export const caps = {
  textsPerNumber: 60,
  textsPerSender: 400,
  textsPerNewSender: 40,
  /** Of each country but the United States. */
  textsPerCountry: 1_000,
  textsPerDay: 20_000,
  emailsPerAddress: 200,
  emailsPerDay: 50_000,
  invitationsPerCompany: 100,
  invitationsPerNewCompany: 5,
  invitationsPerRecipient: 3,
  invitationsPerNetwork: 20,
  codesPerNumber: 10,
  codesPerNetwork: 30,
  requestsPerNetwork: 100,
  contactsPerNetwork: 20,
} as const

/** A limit on messages that the operator may change. */
export type CapName = keyof typeof caps
export const capNames = Object.keys(caps) as CapName[] // every key of that very object

/** What an admin may make of each. */
export const capBounds = { min: 1, max: 1_000_000 }

/** Those that may be full: the operator's, and how many reset links one account gets in an hour. */
export const fullCaps = [...capNames, 'resetLinks'] as const
export type FullCap = (typeof fullCaps)[number]

/** What somebody waits for (a code, "on the way") still goes until so many times the number is reached. */
export const awaitedRoom = 2

/** Live streams open at the same moment in one process: of one link, of one account, of one network. */
export const streamCaps = { link: 20, account: 20, network: 300 }
