import type { FleetService, Urgency } from '../../catalogue.ts'
import { phoneDigits } from '../../phone.ts'
import { area } from '../words.ts'
import { number } from './grammar.ts'

/** As the specification names them (S1 §9). */
const serviceNames: Record<FleetService, string> = {
  'Roadside Truck Repair': 'Roadside Truck Repair',
  'Towing Service': 'Towing Service',
  'Tire Change Service': 'Tire Change Service',
  'Battery Service': 'Battery Service',
  'Truck Wash': 'Truck Wash',
  'Emergency Services': 'Emergency Services',
}
const services: Record<FleetService, string> = {
  'Roadside Truck Repair': 'A mechanic comes to the truck',
  'Towing Service': 'The truck has to be moved',
  'Tire Change Service': 'Flat or blowout on the road',
  'Battery Service': 'Jump start or new battery',
  'Truck Wash': 'Tractor, trailer, washout',
  'Emergency Services': 'Danger, or a lane is blocked',
}
const urgency: Record<Urgency, { label: string; text: string }> = {
  emergency: { label: 'Emergency', text: 'Immediate' },
  urgent: { label: 'Urgent', text: 'Within 2 hours' },
  standard: { label: 'Standard', text: 'Same day' },
  scheduled: { label: 'Scheduled', text: 'At a date and time' },
}

/** A fleet asks for help for one of its drivers (S1 §2). */
export const fleetRequest = area('fleetRequest', {
  title: 'Request service',
  titleFor: (driver: string) => `Request service for ${driver}`,
  denied: 'Access Denied',
  return: 'Return to Dashboard',
  notFound: {
    title: 'Driver not found',
    text: 'The driver may have been removed, or the link was cut off. Choose a driver on your dashboard.',
  },
  failed: 'The driver did not load',
  offline: 'Keep filling in the form. It goes out when the connection is back.',
  driver: {
    heading: 'Driver',
    units: 'Usual units',
    noUnits: 'No unit assigned',
    vehicle: 'Vehicle',
    location: 'Last known location',
    license: 'License',
    none: 'Not provided',
    phone: 'Phone',
    limit: 'Spending limit',
    noLimit: 'None',
    running: 'Help is already on its way to this driver.',
    runningLink: 'Open the request in progress',
    left: 'This driver has left the fleet.',
  },
  sections: {
    what: 'What is needed',
    problem: 'What happened',
    where: 'Where the truck is',
    vehicle: 'Which vehicle',
    terms: 'Terms and contact',
  },
  service: 'Service type',
  serviceNames,
  services,
  triage: 'What does the emergency need?',
  emergency:
    'Goes to the nearest providers right away, then to providers farther out. If somebody is hurt or in a live lane, call 911 first.',
  urgencyLegend: 'Urgency',
  urgency,
  titleLabel: 'Title',
  titleHint: 'One line that sums it up. Providers see it first.',
  suggested: (service: FleetService, unit: string | null) =>
    unit ? `${serviceNames[service]}, unit ${unit}` : serviceNames[service],
  description: 'Description',
  descriptionHint: 'What is broken, what was tried, warning lights, tire position.',
  location: 'Location',
  locationHint: 'Road and mile marker, nearest exit, town or ZIP code.',
  locationMissing: 'Say where the driver is.',
  road: 'On a highway? Add the mile marker or exit',
  unit: 'Unit',
  unitHint: 'The unit’s VIN, plate and tire sizes are sent with the request.',
  noUnit: 'Another vehicle',
  kinds: { truck: 'Truck', trailer: 'Trailer' },
  vehicleInfo: 'Vehicle',
  more: 'More about the vehicle and the job',
  vehicleHint: 'Year, make and model.',
  preferredTime: 'Preferred time (optional)',
  preferredTimeHint: 'For example “after 6 PM, when it is unloaded”.',
  budget: 'Budget in dollars (optional)',
  budgetHint: 'Providers see it. Bids above it are flagged.',
  budgetWrong: 'Enter the budget as an amount in dollars.',
  contactPhone: 'Contact phone',
  contactPhoneHint: 'Only the provider you approve sees it.',
  contactPhoneWrong: `Contact phone needs at least ${number(phoneDigits)} digits.`,
  instructions: 'Special instructions (optional)',
  instructionsHint: 'Gate codes, low bridges, who to ask for.',
  poNumber: 'PO number (optional)',
  poHint: 'The provider puts it on the invoice.',
  submit: 'Request Service',
  sent: 'Request sent. Opening its bids…',
  expect: 'Bids typically arrive within 5-15 minutes.',
  missing: {
    title: 'Missing Information',
    text: 'Please fill out all required fields.',
  },
  error: 'Error Creating Request',
  errorText: 'Your request was not sent. Check your connection and try again.',
})
