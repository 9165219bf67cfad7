import { sayings } from '../../sayings.ts'

/** A fleet's people, drivers and units. */
export const fleetFields = sayings('fleetFields', {
  role: 'The role is manager, dispatcher, accountant, or viewer.',
  payment: 'Enter the amount received, in dollars.',
  termsLimit: 'Enter a limit from $100 to $1,000,000.',
  netDays: 'Choose 7, 15 or 30 days.',
  poMode: 'Choose when a PO number is needed.',
  billing: 'Choose a bill for each job or one a week.',
  termsDecision: 'Choose what to do with the terms.',
  limit: 'Enter the spending limit as an amount in dollars.',
  limitOfManager: 'Only a manager can set a spending limit. Leave the column empty.',
  year: 'Enter the year with four digits, such as 2019.',
  yearAhead: ({ last }: { last: number }) => `Enter a model year up to ${last}.`,
  unitKind: 'The kind is truck or trailer.',
  plateState: 'Choose the state of the plate.',
  usernameTwice: 'This username appears twice in the file.',
  usernameTaken: 'This username is already registered. Please choose a different username.',
  phoneTwice: 'This phone number appears twice in the file. Each driver needs their own.',
  phoneTaken: ({ name }: { name: string }) =>
    `${name} already has this phone number. Each driver needs their own.`,
  unitTwice: 'This unit number appears twice in the file.',
  unitTaken: 'Another unit of your fleet has this number.',
  noSuchDriver: 'No driver of your fleet has this username.',
  day: 'Enter a date as YYYY-MM-DD.',
  order: 'The last day is before the first.',
  longPeriod: 'Choose at most 366 days.',
  timeZone: 'Choose a US time zone.',
  report: 'The report is ready, arrived or problem.',
  settled: 'Say in a few words how it was settled.',
})
