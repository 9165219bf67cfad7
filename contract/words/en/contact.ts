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
  lead: 'Your message goes to the mail of the people who run Roadcall. The answer comes to your email address.',
  danger: 'Somebody hurt, or stopped in a live lane?',
  dangerCall: 'Call 911 first.',
  stopped: 'Truck down right now? A message here is slow.',
  getHelp: 'Get help now',
  running:
    'About a request that is running, open the link to your bids: the provider’s number stands there.',
  name: 'Name',
  emailHint: 'Only for the answer.',
  topic: 'What is it about?',
  topics,
  message: 'Message',
  messageHint:
    'A place and a time help us find a request. Leave out the link to your bids: whoever has it can act for you.',
  submit: 'Send message',
  failed: 'The message was not sent. Check your connection and try again.',
  sent: 'Message sent',
  sentText: (email: string) => `It is on its way. The answer comes to ${email}.`,
  another: 'Write another message',
  kept: 'Nothing of it stays on this site: it is mailed and forgotten.',
})
