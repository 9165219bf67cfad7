import { area } from '../words.ts'

/** Mail and SMS that nothing carries, as their readers would see them. */
export const outbox = area('outbox', {
  title: 'Outbox',
  lead: 'Every email and text of this demo, as its reader would see it. Nothing leaves this machine, and everybody in it is made up.',
  search: 'Find by address, number or word',
  kind: 'Kind',
  kinds: { all: 'All', mail: 'Email', sms: 'Text' },
  to: 'To',
  noSubject: 'No subject',
  failed: 'The outbox did not load',
  emptyTitle: 'The outbox is empty',
  emptyText: 'Ask for help, sign up or bid: the emails and texts that people get show up here.',
  nothingTitle: 'Nothing found',
  nothingText: 'No message matches.',
  clear: 'Clear search',
  polls: (seconds: number) => `Updates automatically every ${seconds} seconds.`,
})
