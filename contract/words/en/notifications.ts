import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** What somebody is told beside his open screen, and by which channels. */
export const notifications = area('notifications', {
  title: 'Notifications',
  label: (unread: number) =>
    unread === 0
      ? 'Notifications'
      : `Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`,
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  arrived: (n: number) => plural(n, { one: '# new notification', other: '# new notifications' }),
  unread: 'Unread:',
  live: 'Live: news appears at once.',
  polls: (seconds: number) =>
    plural(seconds, { one: 'Refreshes every # second.', other: 'Refreshes every # seconds.' }),
  stale: 'As last heard. Trying again by itself.',
  emptyTitle: 'Nothing yet',
  emptyText: 'When something happens that you should know of, it stands here and the bell counts.',
  failed: 'Your notifications did not load',
  more: 'Show older ones',
  howYouHear: 'How you hear',
  push: {
    label: 'Show news on this device',
    hint: 'Also while no page is open, until you sign out here.',
    denied: 'This browser does not allow it. Allow notifications for this page in its settings.',
    unsupported: 'This browser cannot show news while no page is open.',
    failed: 'This browser could not be reached by its push service. Try again.',
    test: 'Show one now',
    tested: 'One is on its way.',
  },
  channels: {
    lead: 'The list behind the bell has everything. What should reach you outside of this page?',
    mail: (address: string) => `Mail to ${address}`,
    sms: (phone: string) => `SMS to ${phone}`,
    smsStopped:
      'Your number has answered STOP, so no SMS goes there. Answer START to one of them to change that.',
    noPhone: 'SMS (your account has no phone number)',
    quiet: 'Quiet hours',
    quietHint:
      'No SMS and no push in these hours, except about a job that runs. Mail always comes.',
    from: 'From',
    to: 'To',
    none: 'None',
    allDay: 'The same hour twice is the whole day.',
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
    noChange: 'Nothing has been changed yet.',
    loadFailed: 'Your choice did not load',
    failed: 'Your choice was not saved. Try again.',
  },
})
