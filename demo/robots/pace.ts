import type { ProviderStep } from '#contract/jobs.ts'

const second = 1000
const minute = 60 * second

/** How long robots take, in milliseconds from … to …: a breakdown of two hours is played in two minutes. */
export const pace = {
  firstBid: [2_200, 3_800],
  laterBids: [5 * second, 38 * second],
  changeBid: [15 * second, 40 * second],
  steps: {
    start: [4 * second, 6 * second],
    arrive: [24 * second, 40 * second],
    work: [8 * second, 15 * second],
    finish: [25 * second, 40 * second],
  } satisfies Record<ProviderStep, [number, number]>,
  decide: [2 * minute, 3 * minute],
  decideAgain: [30 * second, 45 * second],
  confirm: [15 * second, 35 * second],
  reply: [4 * second, 9 * second],
  review: [6 * second, 14 * second],
  askAgain: [60 * second, 120 * second],
  lookForWatchers: 5 * second,
} as const satisfies Record<string, unknown>

/** So many requests of robots at most, so that a forgotten tab does not fill the disk. */
export const caps = { open: 5, anHour: 40, ever: 3_000 }
