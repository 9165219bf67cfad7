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
  /** C5 */
  price: { minCents: 1, maxCents: 10_000_000 },
  missingEtaMinutes: 60,
  /** C6: how long a bid stands unless the provider chooses. */
  bidExpiryMs: { emergency: 30 * minute, urgent: 30 * minute, standard: 4 * hour, scheduled: day },
  bidExpiryRangeMs: { min: 5 * minute, max: 48 * hour },
  /** C6: how long a request waits for an acceptance; scheduled ones wait for their start. */
  requestExpiryMs: { emergency: 2 * hour, urgent: 2 * hour, standard: 12 * hour },
  scheduledDefaultMs: day,
  reopen: { withinMs: day, times: 3 },
  /** C9 */
  tokenAfterCloseMs: 7 * day,
  contactAfterCloseMs: day,
  /** C10: side of the grid on which places are shown before acceptance. */
  roughGridKm: 1,
  /** C12 */
  freeCancel: { afterAcceptanceMs: 5 * minute, lateMs: 15 * minute, notStartedMs: 20 * minute },
  /** C16 */
  autoConfirmMs: day,
  /** C17: the platform's share, on the provider's side. */
  fee: { percent: 10, minCents: 300, maxCents: 15_000 },
  /** C19 */
  ratingShownFrom: 3,
  /** C21 */
  session: { idleMs: 30 * day, absoluteMs: 90 * day },
  resetTokenMs: hour,
  password: { min: 6, max: 128 },
  login: { freeFailures: 5, windowMs: 15 * minute, addressFailures: 30 },
  /** C23 */
  idempotencyMs: day,
  /** C26 and the specifications: polling when the live stream is down. */
  polling: {
    bidsMs: 5 * second,
    bidsSlowMs: 15 * second,
    bidsSlowAfterMs: 2 * minute,
    boardMs: 10 * second,
    myBidsMs: 5 * second,
    dashboardMs: 30 * second,
  },
  /** S0 §9, S1 §9 */
  redirect: { afterSubmitMs: second, afterResetMs: 3 * second, afterAcceptLinkMs: 2 * second },
  geolocation: { detectionCard: { timeoutMs: 20 * second, maximumAgeMs: 0 } },
  bidsExpectedMinutes: 15,
  pageSize: { board: 50, bids: 100, list: 50 },
  /** Calls a minute: of one address, writes of one account, and the few that guessing or flooding would use. */
  limits: { perAddress: 1_200, writesPerAccount: 120, signIn: 30, signUp: 10, forgot: 5, ask: 20 },
  /** A live stream sends a comment this often, so that dead connections are noticed on both sides. */
  heartbeatMs: 20 * second,
} as const

/** The platform's fee on a captured total, in cents (rules C17). */
export function platformFeeCents(totalCents: number): number {
  const { percent, minCents, maxCents } = settings.fee
  const share = Math.round((totalCents * percent) / 100)
  return Math.min(Math.max(share, minCents), maxCents, totalCents)
}
