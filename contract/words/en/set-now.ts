import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** What a shop's settings are now, each part in one line of their list. */
export const setNow = area('setNow', {
  all: 'All settings',
  nothing: 'Nothing yet',
  noPlace: 'We cannot find the address',
  around: ({ miles, address }: { miles: string; address: string }) => `${miles} around ${address}`,
  noHours: 'No hours yet',
  hours: ({ hours, isEmergency }: { hours: string; isEmergency: boolean }) =>
    isEmergency ? `${hours}, emergencies at any hour` : hours,
  unconfirmed: (phone: string) => `${phone} is not confirmed`,
  picture: 'Uploaded',
  noPicture: 'None, your initials show',
  people: ({ in: inside, invited }: { in: number; invited: number }) => {
    const people = plural(inside, { one: '# person', other: '# people' })
    return invited === 0 ? people : `${people}, ${invited} invited`
  },
  programs: ({ keys, webhooks }: { keys: number; webhooks: number }) =>
    keys + webhooks === 0
      ? 'None yet'
      : `${plural(keys, { one: '# API key', other: '# API keys' })}, ${plural(webhooks, { one: '# webhook', other: '# webhooks' })}`,
  both: ({ one, other }: { one: string; other: string }) => `${one}, ${other}`,
  notVerified: 'Not verified yet',
  channels: {
    both: 'Email and text',
    mail: 'Email',
    sms: 'Text',
    none: 'Only the bell',
  },
})
