import type { ContactTopic } from '../../site.ts'
import { area } from '../words.ts'

const topics: Record<ContactTopic, string> = {
  request: 'A request or a job',
  provider: 'Working as a provider',
  fleet: 'A fleet',
  privacy: 'My data',
  other: 'Something else',
}

/** The page that writes to the operator. */
export const contact = area('contact', {
  title: 'Contact',
  lead: 'Your message goes to the people who run Roadcall. They answer by email.',
  danger: 'Somebody hurt, or stopped in a live lane?',
  dangerCall: 'Call 911 first.',
  stopped: 'Truck down right now? Don’t wait for an answer here.',
  getHelp: 'Get help now',
  running: 'Job in progress? Open the link to your bids and call the provider from there.',
  name: 'Name',
  emailHint: 'Only used to answer you.',
  topic: 'What is it about?',
  topics,
  message: 'Message',
  messageHint:
    'A location and a time help us find your request. Leave out the link to your bids: anyone who has it can act for you.',
  submit: 'Send message',
  failed: 'The message was not sent. Check your connection and try again.',
  sent: 'Message sent',
  sentText: (email: string) => `We’ll answer at ${email}.`,
  another: 'Write another message',
  kept: 'We email your message and keep no copy of it on this site.',
})
