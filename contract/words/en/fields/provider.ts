import { sayings } from '../../sayings.ts'
import { duration, number, plural } from '../grammar.ts'

/** A provider's application, profile and settings. */
export const providerFields = sayings('providerFields', {
  services: 'Choose services from the list.',
  noService: 'Choose at least one service.',
  primaryService: 'Please select your primary service',
  radiusMissing: 'Please select your service radius',
  radius: ({ least, most }: { least: number; most: number }) =>
    `Choose the service radius from ${number(least)} to ${plural(most, { one: '# mile', other: '# miles' })}.`,
  truckWork: 'Choose the trucks from the list.',
  pledge: 'Choose the amount from the list.',
  hours: 'Please select your service hours',
  years: 'Choose the years of experience from the list.',
  teamSize: 'Choose the team size from the list.',
  equipment: 'Choose the equipment from the list.',
  certifications: 'Choose the certifications from the list.',
  specializations: ({ most }: { most: number }) =>
    `Name at most ${plural(most, { one: '# specialization', other: '# specializations' })}.`,
  link: 'Copy the link of your business from Google. It begins with https:// and leads to google.com or maps.app.goo.gl.',
  phoneCode: 'Enter the six digits of the text message.',
  firstDay: 'Choose the first day.',
  lastDay: 'Choose the last day.',
  dutyUntil: ({ ms }: { ms: number }) => `Choose a time within the next ${duration(ms)}.`,
  memberRole: 'Choose a role from the list.',
  emailOrPhone: 'Enter an email address or a phone number, one of the two.',
  whichTechnician: 'Choose the driver whose jobs this login opens.',
  technicianWorks: 'Say whether the technician works for you.',
})
