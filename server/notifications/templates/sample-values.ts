import type { NoticeCode, ParamsOf } from '../telling/say.ts'

/** Everything that any notice is made of: a notice with a new name does not compile before it has its sample here. */
type Everything = {
  [C in NoticeCode]: (params: ParamsOf<C>) => void
}[NoticeCode] extends (params: infer All) => void
  ? Omit<All, 'title' | 'body' | 'reason'>
  : never

/** Made-up values under the names that notices are made of, so that an operator sees each of them as a reader would. */
export const sampleValues = {
  asked: {
    service: 'roadside_tire',
    title: null,
    spot: { miles: 6, direction: 'NE', town: 'Waco', state: 'TX' },
    unit: '4711',
    driver: 'Sam Carter',
  },
  wanted: { urgency: 'urgent', scheduledAt: null, timeZone: 'America/Chicago' },
  bid: { business: 'Cedar Brake Towing', price: '285.00' },
  eta: { etaMinutes: 45, isOpenEnded: false },
  business: 'Cedar Brake Towing',
  isByDriver: false,
  name: 'Cedar Brake Towing',
  driver: 'Sam Carter',
  price: '285.00',
  limit: '250.00',
  phone: '+15125550177',
  miles: 12,
  count: 3,
  ms: 2 * 60 * 60_000,
  expected: { at: '2027-03-02T15:40:00Z', timeZone: 'America/Chicago' },
  vehicle: 'White Ford F-550',
  likely: { at: '2027-03-02T15:45:00Z', timeZone: 'America/Chicago' },
  promised: { at: '2027-03-02T15:25:00Z', timeZone: 'America/Chicago' },
  closes: { at: '2027-03-03T15:40:00Z', timeZone: 'America/Chicago' },
  corrected: ['place', 'notes'],
  more: '120.00',
  approved: '120.00',
  why: 'part_found_bad',
  fee: '75.00',
  until: { at: '2027-03-02T16:10:00Z', timeZone: 'America/Chicago' },
  host: 'dispatch.example.com',
  isGone: false,
  quote: '“At exit 339, ten minutes out.”',
  words: 'Another truck brings the right tire.',
  reason: 'The driver asked us by phone.',
  deed: 'extend',
  isPhoneConfirmed: true,
  stopsBidding: true,
  step: 'insurance',
  expiresOn: '2027-03-31',
  kind: 'provider',
  card: '310.00',
  credit: '20.00',
  direct: '35.00',
  counts: { provider: 2, fleet: 1, document: 1, identity: 0, terms: 0 },
  netDays: 15,
  days: 10,
  number: 'FB-1F3A9C20-2027-000007',
  amount: '1240.00',
  open: '1240.00',
  dueOn: '2027-03-17',
  byDay: '2027-03-05',
  isOnTerms: true,
  settledBy: 'card',
  milesOff: 3,
} as const satisfies Everything & { reason: string }
