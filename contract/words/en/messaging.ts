import { area } from '../words.ts'

/** What the two parties of a bid write to each other. */
export const messaging = area('messaging', {
  open: 'Message',
  unread: 'unread',
  title: 'Messages',
  about: (title: string) => `About: ${title}`,
  log: 'Conversation',
  you: 'You',
  emptyTitle: 'No messages yet',
  emptyText: (name: string) => `Write the first message to ${name}.`,
  earlier: 'Show earlier messages',
  earlierFailed: 'Earlier messages did not load. Try again.',
  seen: 'Seen',
  /** Of a message whose words or photos have been removed since. */
  gone: 'No longer available',
  heldBack: 'Part of this message is hidden until a bid is accepted.',
  holdsBack: 'Phone numbers, email addresses and links are hidden until a bid is accepted.',
  label: 'Your message',
  hint: 'Enter sends. Shift+Enter starts a new line.',
  send: 'Send',
  sent: 'Message Sent!',
  failed: 'Failed to send message. Please try again.',
  write: 'Write a message.',
  photosComing: 'The photos are still uploading.',
  photo: 'Add a photo',
  notRead: 'The messages did not load',
  missing: 'Conversation not found',
  missingText: 'The bid was withdrawn, or the link is for another request.',
  inbox: {
    failed: 'Your messages did not load',
    byYou: (text: string) => `You: ${text}`,
    /** A colleague. */
    by: (name: string, text: string) => `${name}: ${text}`,
    photo: 'Photo',
    emptyTitle: 'No messages yet',
    emptyProvider: 'Message a customer from one of your bids. Their messages show up here.',
    emptyCustomer: 'Message a provider from their bid. Their messages show up here.',
  },
})
