import { area } from '../words.ts'

/** What the two parties of a bid write to each other. */
export const messaging = area('messaging', {
  open: 'Message',
  unread: 'unread',
  title: 'Messages',
  about: (title: string) => `About: ${title}`,
  log: 'Conversation',
  you: 'You',
  emptyTitle: 'Nothing said yet',
  emptyText: (name: string) => `Write the first message to ${name}.`,
  earlier: 'Show earlier messages',
  earlierFailed: 'Earlier messages did not load. Try again.',
  seen: 'Seen',
  heldBack: 'Phone numbers, e-mail addresses and links are held back until a bid is accepted.',
  holdsBack: 'Phone numbers, e-mail addresses and links are held back until a bid is accepted.',
  label: 'Your message',
  hint: 'Enter sends, Shift and Enter begins a new line.',
  send: 'Send',
  sent: 'Message Sent!',
  failed: 'Failed to send message. Please try again.',
  write: 'Write a message.',
  photosComing: 'The photos are still on their way.',
  photo: 'Add a photo',
  notRead: 'The messages did not load',
  missing: 'This conversation is not there',
  missingText: 'The bid was taken back, or the link is for another request.',
  inbox: {
    failed: 'Your messages did not load',
    byYou: (text: string) => `You: ${text}`,
    photo: 'Photo',
    emptyTitle: 'No messages yet',
    emptyProvider:
      'Write to a customer from one of your bids. What customers write to you stands here.',
    emptyCustomer: 'Write to a provider from the bid. What providers write to you appears here.',
  },
})
