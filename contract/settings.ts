/**
 * Every number of the rules. Times are milliseconds unless the name says otherwise, money is integer cents,
 * distances are miles.
 */
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const settings = {
  /** C3: alert waves of emergency and urgent requests. */
  waves: [
    { afterMs: 0, miles: 15 },
    { afterMs: 2 * minute, miles: 30 },
    { afterMs: 5 * minute, miles: 60 },
    { afterMs: 10 * minute, miles: null },
  ],
  headStartMs: 2 * minute,
  /** So long before all others a fleet's preferred providers are alerted; not of an emergency. */
  preferredHeadStartMs: 3 * minute,
  /** A bid stands while a corrected place lies within the provider's radius, or at most so much farther than where it bid for. */
  correcting: { furtherMiles: 25 },
  /** So far ahead help can be asked for. */
  farthestAheadMs: 60 * day,
  /** How far the owner of a request may have it asked, and after how long without a bid that is offered. */
  widen: { miles: 150, offeredMs: 15 * minute },
  /** C5 */
  price: {
    minCents: 1,
    maxCents: 10_000_000,
    /** A bid so many times above or below what its shop usually asks is asked about before it goes out. */
    oddTimes: 4,
  },
  /** A bid that promises to drive faster from its shop's base is asked about before it goes out. */
  fastestMph: 75,
  missingEtaMinutes: 60,
  /** What a minute of waiting is worth in dollars, where bids are weighed against each other for the best offer. */
  minuteWorth: { emergency: 2, urgent: 1, standard: 0.25, scheduled: 0 },
  /** C6: how long a bid stands unless the provider chooses. */
  bidExpiryMs: { emergency: 30 * minute, urgent: 30 * minute, standard: 4 * hour, scheduled: day },
  bidExpiryRangeMs: { min: 5 * minute, max: 48 * hour },
  /** C6: how long a request waits for an acceptance; scheduled ones wait for their start. */
  requestExpiryMs: { emergency: 2 * hour, urgent: 2 * hour, standard: 12 * hour },
  scheduledDefaultMs: day,
  /** What an admin may make of the waves, the head start and the expiries. */
  bounds: {
    waves: 8,
    waveMinutes: { min: 0, max: 240 },
    waveMiles: { max: 150 },
    headStartMinutes: { min: 0, max: 60 },
    bidExpiryMinutes: { min: 5, max: 2880 },
    requestExpiryMinutes: { min: 15, max: 10_080 },
  },
  /** How often each process reads the changed rules again, should it have missed the news of a change. */
  rulesEveryMs: 30 * second,
  reopen: { withinMs: day, times: 3 },
  /** C9 */
  tokenAfterCloseMs: 7 * day,
  contactAfterCloseMs: day,
  /** Who sets out so long before an appointment is asked whether that is meant. */
  earlyStartMs: 4 * hour,
  /** C14: after the promised time; the provider is asked, the customer may say that nobody came, the clock does. */
  noShow: { nudgeMs: 10 * minute, customerMs: 20 * minute, automaticMs: 45 * minute },
  /** C14: how near and for how long the provider has waited, with a position no older than this; how often seen there meanwhile, each about a minute apart: phones are asked once a minute. */
  customerGone: {
    withinMeters: 300,
    waitMs: 15 * minute,
    fixMaxAgeMs: 2 * minute,
    seenTimes: 3,
    seenApartMs: 50 * second,
    contestMs: day,
  },
  /**
   * Fleet systems of shops: how often one is asked while a truck of it is on the way, how long an answer may take and how many
   * pages it may have, how long to wait after each time in a row that none came, after which pause one begins anew.
   */
  fleetFeeds: {
    askEveryMs: 20 * second,
    patienceMs: 10 * second,
    pagesMost: 5,
    leaseMs: 2 * minute,
    backOffMs: [30 * second, minute, 2 * minute, 5 * minute, 10 * minute],
    goesOnMs: 5 * minute,
    noteHeardMs: minute,
    vehiclesMost: 500,
  },
  /**
   * Positions of a trip: how many in a call and of a job, how often they are taken, kept and told to open pages, how often a page
   * looks again that was told of none; which are believed, from which age on they are shown otherwise, and how near to where
   * somebody set out from they are not shown.
   */
  trips: {
    perCall: 50,
    perJob: 2_000,
    callEveryMs: 5 * second,
    /** Of an app that sends what it has kept without a network one by one. */
    trackerEveryMs: second / 5,
    everyMs: 15 * second,
    stillEveryMs: minute,
    askAgainMs: 15 * second,
    apartMs: 10 * second,
    tellEveryMs: 10 * second,
    lookAgainMs: minute,
    aheadMs: 2 * minute,
    accuracyMostM: 5_000,
    fastestMph: 110,
    farthestMiles: 400,
    doubtedInARow: 3,
    freshMs: 2 * minute,
    shownMs: 15 * minute,
    thereMs: 15 * minute,
    yardMeters: 300,
    stillMeters: 30,
    keepMs: 30 * day,
  },
  /**
   * What proves an arrival: how near and how exact a position is and how old at the press; how long a code holds, how often a
   * wrong one may be typed before a pause.
   */
  arrival: {
    withinMeters: 300,
    accuracyMostM: 200,
    fixMaxAgeMs: 2 * minute,
    codeEveryMs: 5 * minute,
    codeTries: 5,
    codePauseMs: 10 * minute,
    deniedWithinMs: day,
  },
  /**
   * Of presses that wait on a phone for a network: how long at most, how far ahead its clock may be, from when on the history
   * says so, and how often the phone tries.
   */
  presses: {
    waitedMostMs: 12 * hour,
    aheadMs: 2 * minute,
    toldFromMs: minute,
    tryEveryMs: 20 * second,
  },
  /**
   * When who drives is likely there (miles per hour, minutes): over which time the pace is measured, how much a new estimate
   * counts, how wide its range is; from when on it is later than promised, and how often that is told; how near is near.
   */
  estimate: {
    everyMs: minute,
    paceOverMs: 10 * minute,
    paceHoldsHours: 0.25,
    mph: { least: 15, usual: 42, most: 65 },
    roadPerAir: 1.25,
    extraMinutes: 2,
    smoothing: 0.4,
    leastMinutes: 1,
    // Measured by `npm run trips`: eight of ten arrivals lie within.
    spread: { early: 0.3, late: 0.28, leastMinutes: 2 },
    anyMinuteMs: 3 * minute,
    laterMs: 5 * minute,
    laterAgainMs: 10 * minute,
    inARow: 2,
    nearMiles: 2,
  },
  /**
   * What is told of a way, once each: that who drives has not moved, by so many meters and farther away than so, for so long;
   * that no position comes though the promise is so near. And how old a position may be that answers for somebody who is late.
   */
  onTheWay: {
    stoppedMs: 12 * minute,
    stoppedMeters: 200,
    stoppedFromMiles: 1,
    silentMs: 10 * minute,
    silentBeforePromiseMs: 30 * minute,
    answersMs: 15 * minute,
  },
  /** Links that follow a job: how many are live on a request, how long they last, and how near to the truck no dot is shown (its exact place is nobody's business). */
  follow: {
    most: 10,
    nameLength: 60,
    emergencyMs: day,
    otherwiseMs: 7 * day,
    afterCloseMs: 60 * minute,
    nearMeters: 2_000,
    openedAgainMs: 10 * minute,
  },
  /** A driver's last known location that is older fills in no form: a truck drives fifty miles in an hour. */
  lastLocationFreshMs: hour,
  /** A fleet's board: bids on which nobody has decided for so long need somebody; those of an emergency at once. */
  undecidedMs: 10 * minute,
  /** C16 */
  autoConfirmMs: day,
  /** When somebody is reminded: so long after the work was done, so long before a scheduled start, so long after a hurried job was taken. */
  reminders: { confirmMs: 12 * hour, scheduledMs: hour, unstartedMs: 15 * minute },
  /** C27: after closing. */
  ageing: { positionsMs: 30 * day, guestsMs: 180 * day },
  /**
   * Money §5: what it costs the customer to call an accepted job off, by how far it has come: a share of the price, at
   * most so much. Free at first, where the provider is late or has not set out, and long before a scheduled start.
   */
  cancellation: {
    freeMs: 5 * minute,
    lateMs: 15 * minute,
    notStartedMs: 20 * minute,
    scheduledFreeMs: 2 * hour,
    stages: {
      assigned: { percent: 10, maxCents: 5_000 },
      en_route: { percent: 25, maxCents: 10_000 },
      arrived: { percent: 50, maxCents: 15_000 },
    },
  },
  /** Money §3: what a price may be broken down into. */
  bidLines: { most: 20, quantityMax: 10_000, callOutMaxCents: 15_000 },
  /**
   * Money §4: how often a provider may ask for more on a job and up to how many times its bid, how long a customer has
   * to answer, and from when on a photo must show why.
   */
  changeOrders: {
    most: 5,
    timesBid: 3,
    answerMs: { hurried: 15 * minute, other: hour },
    afterFinishMs: 2 * hour,
    photoAbovePercent: 10,
    photoAboveCents: 10_000,
  },
  /** Money §8: what a shop may pledge to who is left waiting, of the next repair. */
  pledges: [2_500, 5_000, 10_000],
  /** Money §7: how long each of a fleet has in an emergency, before what is above a driver's limit goes one further. */
  approverChain: { eachMs: 10 * minute },
  /**
   * Money on cards: how long a card can be put, how often for one job; how long before the bank gives it back it is held
   * anew; when the processor is asked again, what has happened without its word, and when it did not answer clearly; how many
   * cards may fail in which time, by one device, number or address.
   */
  cards: {
    answerMs: { hurried: 10 * minute, other: 30 * minute, scheduled: day },
    most: 5,
    leastCents: 50,
    renewBeforeMs: 12 * hour,
    lookMs: 2 * minute,
    againMs: [minute, minute, 10 * minute, hour, 6 * hour, day],
    stuckAfterMs: hour,
    tries: { most: 3, withinMs: hour },
  },
  /**
   * Money §6: how long after the work it can be objected to, how long the other side, the operator and an appeal have, how
   * long an offer stands; how many offers, photos and characters a side has; from when a decision is late; within what a
   * provider comes back to do it again, how much longer work that has begun by then may take, how long before it is reminded.
   */
  disputes: {
    withinMs: 72 * hour,
    answerMs: 48 * hour,
    decideMs: 14 * day,
    appealMs: 48 * hour,
    offerMs: day,
    remindMs: [day, hour],
    offers: 3,
    photos: 10,
    words: 2_000,
    lateMs: 3 * day,
    comebackMs: 7 * day,
    comebackWorkMs: day,
    comebackRemindMs: day,
    // An answer, a decision, an appeal and another decision, and a week to read it.
    linksMs: 40 * day,
  },
  /**
   * Money §7: business days from the confirmation to the payout, of a provider's first jobs more; the hour of the shop's clock;
   * the least that is paid out; how much of a payout fees are taken from; when a bank that took nothing is tried again; how long
   * an account that failed to open fails again; how much later a job is paid out whose customer and provider are the same people.
   */
  payouts: {
    businessDays: 2,
    businessDaysAtFirst: 5,
    firstJobs: 3,
    hour: 6,
    leastCents: 100,
    setOffPercent: 50,
    againMs: day,
    mostFailures: 2,
    openAgainMs: 10 * minute,
    businessDaysSamePeople: 14,
  },
  /**
   * Money §7: within what a fleet's limit lies; how many days a bill waits for PO numbers; from which hour of the fleet's
   * clock bills are made; how many days overdue a bill suspends the terms.
   */
  fleetTerms: {
    leastLimitCents: 10_000,
    mostLimitCents: 100_000_000,
    poWaitDays: 3,
    hour: 6,
    suspendAfterDays: 10,
  },
  /**
   * Money §12: how far back banks are asked about; how often; how long the operator has to say whose fault a lost one was; what
   * the platform bears of a job where it was nobody's.
   */
  chargebacks: {
    withinMs: 150 * day,
    sweepMs: 10 * minute,
    lookMs: hour,
    faultMs: 3 * day,
    platformCents: 15_000,
  },
  /**
   * Money §8: how long after midnight (UTC) a day is held against the processor; how many of the last days are each night anew;
   * how far back days are made up for.
   */
  reconciliation: { afterMs: hour, againDays: 3, mostDays: 35 },
  /**
   * Money §7: for how long after a job a tip can be given, which sums are offered, what is the least and the most; how long its
   * page waits for a card, how many are tried.
   */
  tips: {
    withinMs: 7 * day,
    presetCents: [500, 1_000, 2_000],
    leastCents: 100,
    mostCents: 20_000,
    answerMs: 30 * minute,
    most: 5,
  },
  /** How long a PO number may be. */
  poNumbers: { maxLength: 60 },
  /** Jobs of a period that a fleet's books list; their sum is of all. */
  fleetSpending: { lines: 500 },
  /** Money §1: how long after a job a fleet check can be given, how long it is kept, the most that one pays. */
  fleetChecks: { withinMs: 7 * day, keptMs: 30 * day, mostCents: 1_000_000 },
  /** Money §7: for how long after a job its provider may give money back; the operator may at any time. */
  refunds: { byProviderMs: 90 * day },
  /**
   * What a person may take along and have deleted: how long a copy waits to be downloaded, how often one is made, how
   * long a deletion can be taken back; how long notices, links of closed requests, invitations that nobody took and the
   * events of the security log are kept.
   */
  ownData: {
    copyMs: 7 * day,
    copyEveryMs: day,
    /** A copy that was downloaded: so long a browser may ask for it again whose line broke. */
    fetchAgainMs: hour,
    waitMs: 14 * day,
    /** An erasure that something hinders is looked at again after this. */
    hinderedMs: hour,
    noticesMs: 180 * day,
    linksMs: 180 * day,
    invitationsMs: 30 * day,
    outboxMs: 30 * day,
    securityMs: 90 * day,
    /** Within which a debt can be sued for in Texas. */
    debtYears: 4,
  },
  /** How long a truck takes to a place: to get going, then by road, which is longer than the straight line. */
  drive: { prepareMinutes: 10, roadPerAir: 1.25, milesPerHour: 45 },
  /** C17: the platform's share, on the provider's side. */
  fee: { percent: 10, minCents: 300, maxCents: 15_000 },
  /** C19 */
  ratingShownFrom: 3,
  review: { withinMs: 7 * day },
  /**
   * What the record of a business says: from how many jobs on, of how many of its newest; under how many minutes a said
   * arrival counts as that many; in how many days a job weighs half, and how much an arrival that nothing proves.
   */
  record: {
    fromJobs: 5,
    newest: 200,
    shortestMinutes: 5,
    halfLifeDays: 90,
    unprovedWeight: 0.5,
    /** Minutes are shown in steps of so many. */
    stepMinutes: 5,
  },
  /** Typical price, arrival and response of a provider are shown from this many on (rules C25). */
  figuresFrom: 3,
  /**
   * Proof of work: how many photos of one thing and of a job, how long after the end what was taken before may still come, how
   * far ahead a phone's clock may be, and how long what people type and draw may be.
   */
  proofs: {
    perItem: 12,
    perJob: 60,
    lateMs: day,
    aheadMs: 2 * minute,
    readingMost: 200,
    wordsMost: 500,
    signerMost: 80,
    codeMost: 12,
    strokesMostBytes: 20_000,
  },
  /** Sizes in bytes and pixels; what is stored is no larger than `side`, a list shows `smallSide`. */
  photos: {
    perRequest: 10,
    maxBytes: 12_000_000,
    side: 1600,
    smallSide: 400,
    quality: 80,
    maxPixels: 50_000_000,
    /** From who has no account: the page makes its photos small before it sends them. */
    guestMaxPixels: 25_000_000,
  },
  /**
   * C20. Points of the trust score: of each completed step, and of what the jobs show once there are `fromJobs` of
   * them; the score from which each level begins.
   */
  trust: {
    steps: {
      identity: 150,
      business_license: 150,
      insurance: 200,
      background_check: 150,
      vehicle_equipment: 50,
      certifications: 50,
    },
    jobs: { onTime: 100, completed: 75, asBid: 75 },
    fromJobs: 5,
    levels: { basic: 0, standard: 300, premium: 600, elite: 800 },
    max: 1000,
    maxSafety: 5,
  },
  /** Documents of a provider: bytes sent, pixels decoded, what is kept, and the days before expiry to remind on. */
  documents: {
    maxBytes: 10_000_000,
    maxPixels: 50_000_000,
    side: 2400,
    quality: 85,
    perStep: 20,
    /** A last day further away than that is a slip of the hand: a license that never ends is said to have none. */
    mostYears: 30,
    remindDays: [30, 7, 1],
    /** How long the file of what was rejected or replaced is kept. */
    keepMs: 90 * day,
  },
  /** A file of drivers or units that a fleet brings. */
  imports: { rows: 5_000, maxBytes: 2_000_000 },
  /** C4: the code that confirms a provider's phone. */
  phoneCode: { validMs: 10 * minute, tries: 5, everyMs: minute, perWindow: 5, windowMs: hour },
  /** C3: how long on duty by hand lasts where the hours do not begin before, and what may be asked for at most. */
  duty: { byHandMs: 12 * hour, mostMs: 7 * day, lookAheadMs: 8 * day },
  /** What is typed where there is much to say, in characters. */
  longestText: 2000,
  holidays: { most: 60, longestDays: 366 },
  notifications: { tellWithinMs: hour },
  /** To a guest: at most one text of bids and one of messages in this time. `marginMs`: no more is put into one that is about to go. */
  texts: { bidsEveryMs: 10 * minute, messagesEveryMs: 5 * minute, marginMs: 5 * second },
  messages: { maxLength: 2000, photos: 6 },
  /** A technician's link: every SMS brings a new one; how many people a provider may have, deactivated ones too. */
  technicians: { linkMs: 30 * day, most: 500, invitationsPerMinute: 20 },
  /** How far back the figures of a provider look: so many periods of each length, with the running one. */
  analytics: { day: 30, week: 12, month: 12 },
  /** C21 */
  session: { idleMs: 30 * day, absoluteMs: 90 * day },
  resetTokenMs: hour,
  /** Reset links to one account in an hour, by mail or SMS: a link works as long, so that one that works is always there. */
  resetLinks: 5,
  invitationMs: 7 * day,
  username: { min: 3, max: 60 },
  password: { min: 6, max: 128 },
  /** How far a provider may say that the shop drives. */
  serviceRadius: { min: 1, max: 150 },
  login: { freeFailures: 5, windowMs: 15 * minute, addressFailures: 30, deviceMs: 365 * day },
  /** C23 */
  idempotencyMs: day,
  /** A page that comes back goes on sending a request for so long: later, whoever stood there has found help or has gone on. */
  requestSendsForMs: 30 * minute,
  /** C26 and the specifications: polling when the live stream is down. */
  polling: {
    bidsMs: 5 * second,
    bidsSlowMs: 15 * second,
    bidsSlowAfterMs: 2 * minute,
    boardMs: 10 * second,
    myBidsMs: 5 * second,
    dashboardMs: 30 * second,
    technicianMs: 15 * second,
    /** How often a fleet's board is read again for what only time has changed, also while the stream is up. */
    lookAgainMs: minute,
  },
  /** S0 §9, S1 §9 */
  redirect: {
    afterSubmitMs: second,
    afterResetMs: 3 * second,
    afterAcceptLinkMs: 2 * second,
    afterFleetRequestMs: 1.5 * second,
  },
  geolocation: {
    /** A position that is off by no more leads to the truck. */
    exactMiles: 1,
    detectionCard: { timeoutMs: 20 * second, maximumAgeMs: 0 },
    arrival: { timeout: 5 * second, maximumAge: 30 * second },
    // The page watches the device, and a browser that does says nothing new of one that stands still.
    nobodyHere: { timeoutMs: 20 * second, maximumAgeMs: minute },
    mapPage: { timeoutMs: 15 * second, maximumAgeMs: 5 * minute },
    mapWidget: { timeoutMs: 10 * second, maximumAgeMs: minute },
  },
  /** S0 §9: where a map starts, and the drawn one: degrees each way around its centre, markers within these percent. */
  map: {
    center: { lat: 30.2672, lng: -97.7431 },
    zoom: 13,
    /** Before anybody has said where they are: the country rather than a town. */
    countryZoom: 3.5,
    schematic: { spanDegrees: 0.02, minPercent: 5, maxPercent: 95 },
  },
  bidsExpectedMinutes: 15,
  /** From when on the people who run the platform look at a request or a job; messages that failed of late. */
  operations: {
    unbidAfterMs: 10 * minute,
    longWorkMs: 4 * hour,
    unconfirmedAfterMs: 6 * hour,
    contestedWithinMs: 3 * day,
    failedWithinMs: 3 * day,
    untoldAfterMs: minute,
  },
  /**
   * Backups that the product makes by itself: how often one is restored to see that it can be, how long after a failure it is
   * tried again, and after how many times the time between two somebody is told that one is late.
   */
  backups: {
    checkEveryMs: 7 * day,
    retryMs: 30 * minute,
    lateAfter: 2,
    /** How long it is known that one was made or failed. */
    notedMs: 400 * day,
  },
  /**
   * The operator's desk: by how much a request may be extended, how long after its end it is opened again there; at
   * which hour of whose clock admins hear what waits, and for how long why a session has ended is kept.
   */
  desk: {
    /** How long after its end a request is found by a part of a number, a name or a place. */
    foundWithinMs: 7 * day,
    extendMinutes: [30, 60, 120, 240, 720, 1440],
    reopenWithinMs: 7 * day,
    mailHour: 7,
    timeZone: 'America/Chicago',
    sessionEndsMs: 90 * day,
  },
  pageSize: {
    board: 50,
    bids: 100,
    list: 50,
    nearby: 60,
    messages: 50,
    wholeConversation: 500,
    review: 25,
    export: 10_000,
    /** Rows of a file that are read at a time; it has as many as there are. */
    exportBatch: 1_000,
  },
  /** Calls a minute: of one address, writes of one account, and the few that guessing or flooding would use. */
  limits: {
    perAddress: 1_200,
    writesPerAccount: 120,
    signIn: 30,
    signUp: 10,
    forgot: 5,
    ask: 20,
    shortLink: 60,
    follow: 30,
    upload: 60,
  },
  /** A live stream sends a comment this often, so that dead connections are noticed on both sides. */
  heartbeatMs: 20 * second,
} as const

/** The platform's fee on a captured total, in cents (rules C17). */
export function platformFeeCents(totalCents: number): number {
  const { percent, minCents, maxCents } = settings.fee
  const share = Math.round((totalCents * percent) / 100)
  return Math.min(Math.max(share, minCents), maxCents, totalCents)
}
