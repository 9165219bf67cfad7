import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** What somebody is told beside an open screen, and by which channels. */
export const notifications = area('notifications', {
  title: 'Notifications',
  label: (unread: number) =>
    unread === 0
      ? 'Notifications'
      : `Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`,
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  arrived: (n: number) => plural(n, { one: '# new notification', other: '# new notifications' }),
  unread: 'Unread:',
  /** Beside the newest bid on a request. */
  earlierBids: (n: number) => plural(n, { one: '# earlier bid', other: '# earlier bids' }),
  live: 'Live: notifications show up right away.',
  polls: (seconds: number) =>
    plural(seconds, { one: 'Refreshes every # second.', other: 'Refreshes every # seconds.' }),
  stale: 'Showing the last update. Reconnecting…',
  emptyTitle: 'No notifications yet',
  emptyText: 'When something needs your attention, it shows up here.',
  failed: 'Your notifications did not load',
  more: 'Show older notifications',
  howYouHear: 'Notification settings',
  /** To the page of the own account's data. */
  ownData: 'Your data',
  account: 'Your account',
  push: {
    label: 'Push notifications on this device',
    hint: 'Even while no page is open, until you sign out here.',
    denied: 'This browser blocks notifications. Allow them for this site in its settings.',
    unsupported:
      'This browser cannot show notifications while no page is open. On an iPhone, add Roadcall to your Home Screen first.',
    failed: 'The browser’s push service did not answer. Try again.',
    test: 'Send a test',
    tested: 'A test is on its way.',
  },
  channels: {
    lead: 'The bell lists everything. What else should we send you?',
    mail: (address: string) => `Email to ${address}`,
    sms: (phone: string) => `Text to ${phone}`,
    smsStopped: 'Your number replied STOP, so we don’t text it. Reply START to get texts again.',
    noPhone: 'Text (your account has no phone number)',
    quiet: 'Quiet hours',
    quietHint:
      'No texts or push notifications during these hours, except about a job in progress. Email still comes.',
    from: 'From',
    to: 'To',
    none: 'None',
    allDay: 'The same hour twice means all day.',
    timeZone: 'Time zone',
    zones: {
      'America/New_York': 'Eastern',
      'America/Chicago': 'Central',
      'America/Denver': 'Mountain',
      'America/Phoenix': 'Arizona',
      'America/Los_Angeles': 'Pacific',
      'America/Anchorage': 'Alaska',
      'Pacific/Honolulu': 'Hawaii',
    },
    save: 'Save',
    saved: 'Saved.',
    noChange: 'Nothing has changed.',
    loadFailed: 'Your settings did not load',
    failed: 'Your settings were not saved. Try again.',
  },
})
