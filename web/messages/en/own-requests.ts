import { area, plural } from '../index.ts'

/** The first page of everybody who asks for help, with his own requests. */
export const ownRequests = area('ownRequests', {
  welcome: (fullName: string) => `Welcome, ${fullName}`,
  newRequest: 'New Request',
  needHelp: 'I need help',
  heading: 'Your requests',
  bids: (n: number) => plural(n, { one: '# bid', other: '# bids' }),
  emptyTitle: 'No requests yet',
  emptyText: 'When you ask for help, the request and its bids stand here.',
  failed: 'Your requests did not load',
  older: 'Show older requests',
  titles: {
    customer: 'Your requests',
    business: 'Fleet',
    driver: 'Driver portal',
  },
  deniedBusiness: 'Access denied. Business customers only.',
  deniedDriver: 'Access denied. Drivers only.',
})
