import type { ApprovalKind } from '../../approvals.ts'
import type { BidStatusReason } from '../../bids.ts'
import type { Duplicate } from '../../desk-accounts.ts'
import type { LedgerLine } from '../../desk-requests.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration, list, plural } from './grammar.ts'

/** Why a bid is closed, to who runs the platform. */
const reasons: Record<BidStatusReason, string> = {
  other_bid_accepted: 'Another bid accepted',
  customer: 'Rejected by the customer',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  provider_unavailable: 'Provider not available',
  request_closed: 'Request closed',
  handed_back: 'Job handed back',
  did_not_come: 'Did not show up',
  replaced: 'Replaced by the customer',
  released: 'Taken off the job',
  other_service: 'Other service or truck size',
  other_place: 'Out of its area',
}
const accounts: Record<LedgerLine['account'], string> = {
  customers_paid: 'Paid by the customer',
  providers_received: 'Received by the provider',
  providers_owe: 'Owed by the provider',
  platform_fees: 'Platform fee',
  processor: 'At the card processor',
  provider_payable: 'To be paid out to the provider',
  processor_costs: 'Cost of the card processor',
  fleets_owe: 'Owed by the fleet',
  bank: 'Bank',
  dispute_reserve: 'Set aside for a dispute',
  chargebacks_open: 'Open chargebacks',
  customer_credit: 'Credit of the customer',
  losses: 'Loss',
}
const ledgerKinds: Record<LedgerLine['kind'], string> = {
  job_closed: 'Job closed',
  fee_refunded: 'Fee refunded',
  card_captured: 'Card charged',
  processor_cost: 'Cost of the card processor',
  payout_sent: 'Payout sent',
  payout_failed: 'Payout failed',
  refunded: 'Refunded',
  stage_fee: 'Cancellation fee charged',
  fee_set_off: 'Fee taken from a payout',
  fee_paid: 'Fee paid',
  terms_invoiced: 'Fleet invoiced',
  terms_paid: 'Fleet paid',
  terms_unpaid: 'Fleet’s payment taken back',
  dispute_reserved: 'Set aside for a dispute',
  dispute_released: 'Dispute reserve released',
  chargeback: 'Chargeback',
  chargeback_won: 'Chargeback won',
  chargeback_lost: 'Chargeback lost',
  tip: 'Tip',
  promise_owed: 'Credit for a broken promise',
  promise_used: 'Credit used',
  written_off: 'Written off',
}
const likenesses: Record<Duplicate['likeness'], string> = {
  phone: 'Same phone',
  email: 'Same email',
  name: 'Same name',
  address: 'Same address',
}
const duplicateKinds: Record<Duplicate['kind'], string> = {
  provider: 'provider',
  fleet: 'fleet company',
  user: 'person',
}
const approvalKinds: Record<ApprovalKind, string> = {
  provider: 'Provider application',
  fleet: 'Fleet application',
  document: 'Document',
  identity: 'New name or address',
  terms: 'Fleet terms',
}
const { miles } = settings.widen

export interface Debtor {
  businessName: string
  ownerName: string
  phone: string
  email: string | null
  address: string
  until: string
}

/** The operator's desk: a page per request, provider, fleet and person, and the approvals. */
export const desk = area('desk', {
  back: 'Admin dashboard',
  backTo: (list: string) => `Back to ${list}`,
  missing: 'Nothing here',
  missingText: 'It does not exist, or it has been removed.',
  failed: 'The page did not load',
  none: '—',
  tryAgain: 'That didn’t work. Try again.',
  reason: 'Reason',
  /** Under the field, of deeds that are told. */
  reasonTold: 'The people involved can read it, and it is kept in the audit log.',
  reasonKept: 'It is kept in the audit log.',
  history: 'History',
  noHistory: 'Nothing has happened yet.',
  /** Beside an entry: who did it. */
  by: (name: string) => `by ${name}`,
  from: ({ name, from, to }: { name: string; from: string; to: string }) =>
    `${name}: ${from} → ${to}`,
  /** Of what stayed as it was. */
  is: ({ name, value }: { name: string; value: string }) => `${name}: ${value}`,
  values: {
    expiresAt: 'Expires',
    miles: 'Miles',
    status: 'Status',
    closeReason: 'Closed because',
    lat: 'Latitude',
    lng: 'Longitude',
    area: 'Location',
    phase: 'Phase',
    bid: 'Bid of',
    price: 'Price',
    refund: 'Refund',
    award: 'Awarded',
    shown: 'Shown',
    role: 'Role',
    active: 'Active',
    limit: 'Spending limit',
    businessName: 'Business name',
    address: 'Address',
    companyName: 'Company name',
    defaultLimit: 'Limit of new drivers',
    poPattern: 'PO numbers',
    isPoRequired: 'PO number required',
    terms: 'Fleet terms',
    termsLimit: 'Limit of the terms',
    netDays: 'Days to pay',
    poMode: 'PO number on terms',
    billing: 'Bills',
    bill: 'Bill',
    paid: 'Paid',
    writtenOff: 'Written off',
    timeZone: 'Time zone',
    standing: 'Status',
    dueAt: 'Deleted on',
    identity: 'Identity',
    business_license: 'Business license',
    insurance: 'Insurance',
    background_check: 'Background check',
    vehicle_equipment: 'Vehicle and equipment',
    certifications: 'Certifications',
  } as Readonly<Record<string, string>>,
  /** States and roles as values of the two above. */
  states: {
    pending: 'awaiting approval',
    active: 'active',
    suspended: 'suspended',
    in_progress: 'in review',
    completed: 'approved',
    failed: 'rejected',
    owner: 'owner',
    manager: 'manager',
    dispatcher: 'dispatcher',
    accountant: 'accountant',
    viewer: 'viewer',
    asked: 'applied for',
    in_force: 'in force',
    refused: 'refused',
    ended: 'ended',
    none: 'not needed',
    before_accept: 'before a bid is accepted',
    before_invoice: 'before the bill',
    each_job: 'one for each job',
    weekly: 'one a week',
    technician: 'driver',
    admin: 'admin',
    preferred: 'preferred',
    blocked: 'blocked',
  } as Readonly<Record<string, string>>,
  yes: 'Yes',
  no: 'No',
  notes: {
    title: 'Notes',
    lead: 'Only admins read these.',
    empty: 'No notes yet.',
    label: 'New note',
    save: 'Save note',
    saved: 'Note saved.',
  },
  lookUp: {
    label: 'Customer’s phone number or name, a place, or a request’s link',
    hint: 'A full phone number or a link finds any request; the rest finds those of the last seven days. Empty shows what is open or in progress.',
    caption: 'Requests found',
    failed: 'The requests didn’t load',
    none: 'No requests found',
    noneOf:
      'No request of the last seven days matches. Older ones are found by the customer’s full phone number, or by the link from a text or an email.',
    noneRunning: 'Nothing is open or in progress.',
    customer: 'Customer',
    place: 'Where',
    shop: 'Provider',
    /** Those that can be accepted; where there are none, how many there were. */
    bids: ({ open, all }: { open: number; all: number }) =>
      all === 0
        ? 'No bids yet'
        : open > 0
          ? plural(open, { one: '# bid', other: '# bids' })
          : plural(all, { one: '# bid, no longer open', other: '# bids, none open' }),
    /** Before how long ago. */
    opened: 'opened',
    first: (n: number) => `Showing the newest ${n}.`,
  },
  deals: {
    jobs: 'Jobs',
    requests: 'Requests',
    none: 'None yet.',
    request: 'Request',
    state: 'Status',
    price: 'Price',
    at: 'When',
  },
  money: {
    title: 'Money',
    price: 'Price',
    fee: 'Platform fee',
    received: 'Received from customers',
    owes: 'Fees owed',
    /** Of a business or fleet that was erased before it had paid. */
    debtor: ({ businessName, ownerName, phone, email, address, until }: Debtor) =>
      `Ask for what is owed: ${[businessName, ownerName, phone, email, address].filter(Boolean).join(', ')}. Kept until it is paid, at most until ${until}.`,
    spent: 'Spent on closed jobs',
    none: 'Nothing on the books yet.',
    book: 'Ledger',
    when: 'When',
    what: 'What',
    account: 'Account',
    amount: 'Amount',
    accounts,
    kinds: ledgerKinds,
  },
  request: {
    title: 'Request',
    details: 'Details',
    folded: 'Details: map, email, service, terms',
    bids: 'Bids',
    /** Before how long that is. */
    due: 'due',
    late: 'Late',
    customer: 'Customer',
    guest: 'Guest, no account',
    account: 'Account',
    phone: 'Phone',
    email: 'Email',
    fleet: 'Fleet company',
    driver: 'Driver',
    location: 'Location',
    area: 'Shown to bidders as',
    opened: 'Open since',
    expires: 'Expires',
    scheduled: 'Scheduled for',
    service: 'Service',
    notes: 'Customer’s notes',
    problem: 'Problem',
    terms: 'Terms agreed to',
    mapOf: 'Where the request is',
    noPlace: 'The location is not known.',
    pin: 'The truck',
    deeds: 'What you can do',
  },
  alerts: {
    title: 'Who was alerted',
    /** The number of the customer's page, which calls it so. */
    count: (n: number) => `Alerted ${n}`,
    ownFinds: (n: number) =>
      plural(n, {
        one: '# more found it on their board before an alert.',
        other: '# more found it on their boards before an alert.',
      }),
    next: (n: number | null) =>
      n === null ? 'Next: everyone else in the area.' : `Next: up to ${n} miles.`,
    none: 'Nobody has been alerted yet.',
    unlisted: (n: number) =>
      plural(n, {
        one: 'No message is on record for # alerted provider, so it is not listed.',
        other: 'No messages are on record for # alerted providers, so they are not listed.',
      }),
    fromBoard: 'From the board, no alert on record',
    beforeAlert: 'Bid before the alert, from the board',
    provider: 'Provider',
    phone: 'Phone',
    miles: 'Miles',
    at: 'Alerted',
    sent: 'Sent by',
    answer: 'Answer',
    sentStates: {
      waiting: 'on its way',
      sent: 'delivered',
      failed: 'failed',
      held_back: 'not sent',
    },
    inApp: 'app only',
    nothing: 'Nothing sent',
    answers: {
      accepted: 'Bid accepted',
      pending: 'Bid',
      rejected: 'Bid closed',
      declined: 'Declined',
      seen: 'Seen, no bid',
      silent: 'No answer',
      unreached: 'Not reached',
    },
  },
  bids: {
    title: 'Bids',
    none: 'No bids yet.',
    provider: 'Provider',
    price: 'Price',
    arrival: 'Arrival',
    miles: 'Miles',
    state: 'Status',
    at: 'When',
    entered: (name: string) => `Entered by ${name}`,
    messages: 'Messages',
    read: (n: number) => plural(n, { one: 'Read # message', other: 'Read # messages' }),
    readOf: ({ count, name }: { count: number; name: string }) =>
      `${plural(count, { one: 'Read # message', other: 'Read # messages' })} with ${name}`,
    noMessages: 'None',
    statuses: { pending: 'Pending', accepted: 'Accepted', rejected: 'Closed' },
    reasons,
  },
  conversation: {
    title: (name: string) => `Messages with ${name}`,
    text: 'These are private. Say why you need to read them.',
    open: 'Read them',
    customer: 'Customer',
  },
  jobs: {
    title: 'Job',
    provider: 'Provider',
    technician: 'Technician',
    phase: 'Phase',
    promised: 'Promised arrival',
    expected: 'Now expected',
    assigned: 'Accepted',
    closed: 'Ended',
    because: 'Reason given',
    reviews: 'Reviews',
    sides: { customer: 'Customer on the provider', provider: 'Provider on the customer' },
    scores: ({ service, onTime, price }: { service: number; onTime: number; price: number }) =>
      `Service ${service}, on time ${onTime}, price ${price} of 5`,
    noWords: 'Nothing written',
    unpublished: 'Not published yet',
    hidden: (reason: string) => `Hidden: ${reason}`,
    reply: (words: string) => `Reply: ${words}`,
  },
  deeds: {
    extend: 'Give it more time',
    extendTitle: 'Give the request more time?',
    extendText: 'The customer is told. Bids still expire when they would have.',
    extendBy: 'How much longer',
    times: (n: number) => duration(n * 60_000),
    widen: 'Alert more providers',
    widenTitle: `Alert every provider within ${miles} miles?`,
    widenText:
      'Everyone who does this kind of work is alerted now, whatever radius they set. The customer is told.',
    reopen: 'Reopen it',
    reopenTitle: 'Reopen the request?',
    reopenText: 'It goes back on the boards with its full time, and the customer is told.',
    pin: 'Correct the pin',
    pinTitle: 'Where is the truck?',
    pinText: 'Move the pin. The customer and everyone who has bid are told.',
    pinSave: 'Save the location',
    pinLabel: 'Map of the request',
    pinFirst: 'Move the pin first.',
    bid: 'Bid for a provider',
    bidTitle: 'Enter a bid for a provider',
    bidText:
      'For a provider that agreed by phone. The bid is marked as entered by you, and the provider is told.',
    bidProvider: 'Provider',
    bidDoes: (services: string) => `Does: ${services}`,
    bidFirst: (n: number) => `The ${n} that fit best, nearest first. Search above for any other.`,
    bidSearch: 'Name, phone or city',
    bidChoose: 'Choose the provider.',
    bidPrice: 'Price in dollars',
    bidArrival: 'Arrival in minutes',
    bidMessage: 'Message to the customer',
    bidReason: 'Who agreed, and when',
    bidSave: 'Enter the bid',
    release: 'Take the provider off',
    releaseTitle: (name: string) => `Take ${name} off the job?`,
    releaseText:
      'The request reopens, bids that are still good come back, and nobody is charged. The customer and the provider are told.',
    releaseBegun: 'Work has begun: what was done so far is not paid through Roadcall.',
    refund: { card: 'Refund', terms: 'Credit' },
    refundTitle: { card: 'Refund the card?', terms: 'Credit the fleet?' },
    refundText: {
      card: 'The provider returns its share, and we return our fee on it. Both sides are told why.',
      terms:
        'The job’s invoice gets a credit note and the fleet owes that much less. The provider gives up its share, and we our fee on it. Both sides are told why.',
    },
    refundAmount: 'Amount in dollars',
    refundAtMost: (most: string) => `${most} at most`,
    hide: 'Hide',
    hideOf: (side: string) => `Hide the review: ${side}`,
    hideTitle: 'Hide this review?',
    hideText: 'It comes off the provider’s page and no longer counts. Both sides are told.',
    show: 'Show again',
    showOf: (side: string) => `Show the review again: ${side}`,
    showTitle: 'Show this review again?',
    showText: 'It goes back on the provider’s page and counts again. Both sides are told.',
  },
  provider: {
    evidence: 'Evidence',
    phoneConfirmed: 'Confirmed by code',
    phoneUnconfirmed: 'Not confirmed',
    placeUnknown: 'Address not found',
    mapOf: (name: string) => `Where ${name} is, and how far it travels`,
    radius: 'Service radius',
    radiusMiles: (n: number) => `${n} mi`,
    hours: 'Service hours',
    noHours: 'Not provided',
    emergencies: 'Takes emergencies',
    duty: 'On duty now',
    level: 'Level',
    score: (n: number) => plural(n, { one: '# point', other: '# points' }),
    scorePart: ({ of, points }: { of: string; points: number }) => `${of} ${points}`,
    scoreOfJobs: 'Its jobs',
    rating: 'Rating',
    ratingOf: ({ rating, count }: { rating: number; count: number }) =>
      `${rating} of 5, ${plural(count, { one: '# review', other: '# reviews' })}`,
    noRating: 'No reviews',
    jobsDone: 'Jobs done',
    duplicates: 'Possible duplicates',
    noDuplicates: 'No other account has this phone, email, name or address.',
    likenesses,
    duplicateKinds,
    documents: 'Documents',
    noDocuments: 'No documents yet.',
    fileGone: 'We no longer have the file.',
    show: 'Show the document',
    hide: 'Hide the document',
    showOf: (step: string) => `Show the document: ${step}`,
    hideOf: (step: string) => `Hide the document: ${step}`,
    askedFor: (words: string) => `Asked for more: ${words}`,
    answered: (words: string) => `They answered: ${words}`,
    changedSince: 'They have changed or sent something since.',
    suspendedBecause: (reason: string) => `Suspended: ${reason}`,
    turnedDownBecause: (reason: string) => `Not approved: ${reason}`,
  },
  fleet: {
    people: 'People',
    drivers: (n: number) => plural(n, { one: '# driver', other: '# drivers' }),
    units: (n: number) => plural(n, { one: '# unit', other: '# units' }),
    roles: {
      manager: 'manager',
      dispatcher: 'dispatcher',
      accountant: 'accountant',
      viewer: 'viewer',
    } as Readonly<Record<string, string>>,
  },
  person: {
    sent: 'What was sent',
    sentFailed: 'The messages did not load',
    nothingSent: 'Nothing yet.',
    message: 'Message',
    channel: 'Channel',
    status: 'Status',
    at: 'When',
  },
  standing: {
    title: 'Status',
    reinstate: 'Reinstate',
    reinstateText: 'The account works again. Rejected bids do not come back.',
    reinstateTitle: (name: string) => `Reinstate ${name}?`,
    approveTitle: (name: string) => `Approve ${name}?`,
    isActive: (name: string) => `${name} is active.`,
    isSuspended: (name: string) => `${name} is suspended.`,
    phoneFirst:
      'This phone number is not confirmed. You can approve it now, but it can bid only after the code is entered.',
    missing: (papers: readonly string[]) =>
      `Still missing: ${list(papers)}; you can approve this account now, but it gets the verified badge only with all of them.`,
    suspend: 'Suspend this account…',
    suspendTitle: (name: string) => `Suspend ${name}?`,
    suspendProvider: ({ bids, jobs }: { bids: number; jobs: number }) =>
      [
        'This signs out everyone who works there.',
        bids > 0 &&
          plural(bids, {
            one: '# pending bid is rejected, and reinstating does not bring it back.',
            other: '# pending bids are rejected, and reinstating does not bring them back.',
          }),
        jobs > 0 &&
          plural(jobs, {
            one: '# job in progress: the customer decides whether to keep it or choose somebody else.',
            other:
              '# jobs in progress: the customers decide whether to keep them or choose somebody else.',
          }),
      ]
        .filter(Boolean)
        .join(' '),
    suspendPerson:
      'This signs them out. They can sign in again to read, but not to do anything; an admin cannot even read. Their own open requests leave the boards until this is lifted. Their business or fleet goes on without them.',
    reinstatePerson: 'They can work again, unless their business or fleet is suspended.',
    withBusiness: 'Suspended with the business or fleet.',
    own: 'You cannot suspend your own account.',
    suspendFleet: ({
      people,
      requests,
      jobs,
    }: {
      people: number
      requests: number
      jobs: number
    }) =>
      [
        `This signs out ${plural(people, { one: '# person', other: '# people' })}, drivers too.`,
        requests > 0 &&
          plural(requests, {
            one: '# open request leaves the boards until this is lifted.',
            other: '# open requests leave the boards until this is lifted.',
          }),
        jobs > 0 &&
          plural(jobs, { one: '# job goes on to its end.', other: '# jobs go on to their end.' }),
      ]
        .filter(Boolean)
        .join(' '),
  },
  approvals: {
    tab: 'Approvals',
    heading: 'Waiting for approval',
    lead: 'Oldest first. Applicants who still owe you an answer come last.',
    failed: 'The approvals did not load',
    emptyTitle: 'Nothing is waiting',
    emptyText: 'New applications, documents and changes of name or address show up here.',
    kinds: approvalKinds,
    asked: 'Asked for more',
    next: 'Next',
    position: ({ n, all }: { n: number; all: number }) => `${n} of ${all}`,
    reject: 'Reject',
    rejectTitle: (name: string) => `Reject ${name}?`,
    rejectText:
      'The applicant is told why and signed out. They can still sign in to look. You can approve them later.',
    ask: 'Ask for more',
    askTitle: (name: string) => `What is missing from ${name}?`,
    askText:
      'The applicant gets it by email and sees it on their page. Until they answer, they wait at the end of this list.',
    askLabel: 'What do you need?',
    askConfirm: 'Send the question',
    approved: 'Approved.',
    rejected: (name: string) => `Rejected. ${name} has been told.`,
    askDone: (name: string) => `${name} has been asked.`,
    documentOf: ({ step, business }: { step: string; business: string }) => `${step}, ${business}`,
    change: 'What would change',
    more: ({ count }: { count: number }) =>
      plural(count, { one: 'and # more', other: 'and # more' }),
    openPage: 'Open the page',
    hasNoEnd: 'This license does not expire',
    gone: 'This has already been decided.',
  },
  pdf: {
    failed: 'The PDF could not be shown. Save it and open it on your device.',
    page: ({ page, of, name }: { page: number; of: number; name: string }) =>
      `${name}, page ${page} of ${of}`,
    save: 'Save the PDF',
    firstPages: ({ shown, all }: { shown: number; all: number }) =>
      `The first ${shown} of ${all} pages. Save it to see the rest.`,
  },
  operations: {
    approvals: 'Waiting for approval',
    approvalsCount: (n: number) => plural(n, { one: '# approval', other: '# approvals' }),
    approvalsLead: 'Applications, documents, and new names or addresses.',
    approvalsEmpty: 'Everything has been decided.',
    approvalsOpen: 'Open the approval desk',
  },
  filters: {
    state: 'State',
    anyState: 'All states',
    service: 'Service',
    anyService: 'All services',
    level: 'Level',
    anyLevel: 'All levels',
  },
})
