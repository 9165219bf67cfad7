// In a module of its own, since no first load of a page needs these numbers.
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/**
 * API keys: how many days one may live, how long the old secret works after a rotation, how many one keeper may have, and
 * how often its last use is written down.
 */
export const keySettings = { days: 365, oldSecretMs: day, most: 20, seenEveryMs: minute } as const

/**
 * Webhooks: how long one try may take, when what did not arrive is tried again, after how long of failing nothing more is
 * sent, how long the old secret signs as well, how long deliveries are kept, and how much of an answer.
 */
export const webhookSettings = {
  timeoutMs: 10 * second,
  triesAfterMs: [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour],
  stopAfterMs: 3 * day,
  oldSecretMs: day,
  keepMs: 30 * day,
  answerBytes: 1024,
  most: 10,
} as const
