import { sayings } from '../../sayings.ts'
import { list, number, plural } from '../grammar.ts'

const country = (code: string) =>
  code === 'US'
    ? 'the United States'
    : (new Intl.DisplayNames('en-US', { type: 'region' }).of(code) ?? code)

/** What a sentence calls a field. */
const names = {
  accountManager: 'Account manager',
  accountManagerName: 'Account manager name',
  additionalNotes: 'Additional notes',
  address: 'Address',
  budget: 'Budget',
  businessName: 'Business name',
  color: 'Color',
  companyName: 'Company name',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  currentLocation: 'Current location',
  description: 'Description',
  documentNumber: 'The number',
  driver: 'Driver',
  dropOffLocation: 'Drop-off location',
  emailOrUsername: 'Email address or username',
  equipment: 'Equipment and certifications',
  factorCode: 'The code',
  figure: 'The figure',
  fleetSize: 'Fleet size',
  fullName: 'Full name',
  insurance: 'The insurance text',
  issuer: 'The issuer',
  licenseNumber: 'License number',
  lineText: 'The text of a line',
  link: 'The link',
  location: 'Location',
  make: 'Make',
  message: 'The message',
  model: 'Model',
  name: 'Name',
  note: 'The note',
  notes: 'Notes',
  operatingStates: 'Operating states',
  ownerName: 'Owner name',
  password: 'Password',
  person: 'The person',
  phone: 'Phone',
  pickupLocation: 'Pickup location',
  plate: 'Plate',
  poNumber: 'PO number',
  poPattern: 'PO pattern',
  preferredServiceTime: 'Preferred service time',
  preferredTime: 'Preferred time',
  pricing: 'Pricing',
  problemDescription: 'Problem description',
  reading: 'The reading',
  reason: 'The reason',
  reference: 'The reference',
  reply: 'The reply',
  resetToken: 'The token',
  review: 'The review',
  search: 'The search',
  serviceArea: 'Service area',
  serviceHours: 'Service hours',
  serviceType: 'Service type',
  specialization: 'A specialization',
  tireSizes: 'Tire sizes',
  title: 'Title',
  unitNumber: 'Unit number',
  urgency: 'Urgency',
  username: 'Username',
  vehicleCount: 'Vehicle count',
  vehicleInfo: 'Vehicle information',
  vin: 'The VIN',
  year: 'Year',
  yourNote: 'Your note',
} as const
export type FieldName = keyof typeof names

const characters = (count: number) => plural(count, { one: '# character', other: '# characters' })

/** What may be wrong with many fields: the sentence says with which. */
export const commonFields = sayings('commonFields', {
  required: ({ field }: { field: FieldName }) => `${names[field]} is required`,
  tooShort: ({ field, least }: { field: FieldName; least: number }) =>
    `${names[field]} must be at least ${characters(least)}`,
  tooLong: ({ field, most }: { field: FieldName; most: number }) =>
    `${names[field]} is too long: at most ${characters(most)}.`,
  notWhole: ({ field }: { field: FieldName }) => `${names[field]} is a whole number.`,
  tooFew: ({ field, least }: { field: FieldName; least: number }) =>
    `${names[field]} is at least ${number(least)}.`,
  tooMany: ({ field, most }: { field: FieldName; most: number }) =>
    `${names[field]} is at most ${number(most)}.`,
  phone: ({ digits }: { digits: number }) =>
    `Phone number must be at least ${number(digits)} digits`,
  /** Letters, an extension, an area code that is none. */
  phoneWrong: ({ field }: { field: FieldName }) =>
    `${names[field]} must be a number we can call, with its area code and no extension: (512) 555-0148`,
  /** A number of another country than the operator allows, or a premium line. */
  phoneAbroad: ({ from }: { from: readonly string[] }) =>
    `We call and text numbers in ${list(from.map(country), 'disjunction')} only. Enter one of those.`,
  email: 'Invalid email address',
  address: 'Complete address is required',
  wrong: 'Check what you entered here.',
  reason: 'Say in a few words why.',
})
