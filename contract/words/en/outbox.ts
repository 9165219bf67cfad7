import { area } from '../words.ts'

/** Mail and SMS that nothing carries, as their readers would see them. */
export const outbox = area('outbox', {
  title: 'Outbox',
  lead: 'Every mail and SMS of this demo, as its reader would see it. Nothing leaves this machine, and everybody in it is invented.',
  search: 'Find by address, number or word',
  kind: 'Kind',
  kinds: { all: 'All', mail: 'Mail', sms: 'SMS' },
  to: 'To',
  noSubject: 'No subject',
  failed: 'The outbox did not load',
  emptyTitle: 'The outbox is empty',
  emptyText: 'Ask for help, sign up or bid: what people are told by mail and SMS appears here.',
  nothingTitle: 'Nothing found',
  nothingText: 'No message has these words.',
  clear: 'Clear search',
  polls: (seconds: number) => `Looks again every ${seconds} seconds.`,
})
