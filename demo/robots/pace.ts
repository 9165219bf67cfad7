import type { ProviderStep } from '#contract/jobs.ts'

const second = 1000
const minute = 60 * second

type Steps = Record<Exclude<ProviderStep, 'arrive'>, [number, number]>

/**
 * How long robots take, in milliseconds from … to …. What a person waits for is quick; among themselves they take the
 * time that it takes, so that trucks are under way at every hour.
 */
export const pace = {
  firstBid: [2_200, 3_800],
  laterBids: [5 * second, 38 * second],
  changeBid: [15 * second, 40 * second],
  steps: {
    start: [minute, 4 * minute],
    work: [minute, 4 * minute],
    finish: [12 * minute, 35 * minute],
  } satisfies Steps,
  watchedSteps: {
    start: [4 * second, 6 * second],
    work: [8 * second, 15 * second],
    finish: [25 * second, 40 * second],
  } satisfies Steps,
  /** From standing at the truck to the press. */
  press: [4 * second, 12 * second],
  decide: [2 * minute, 3 * minute],
  /** While nobody watches cards wait longer, so that whoever comes finds some. */
  decideUnwatched: [8 * minute, 20 * minute],
  decideAgain: [30 * second, 45 * second],
  giveUp: [4 * minute, 9 * minute],
  callOff: [2 * minute, 9 * minute],
  confirm: [minute, 9 * minute],
  saysHere: [minute, 2 * minute],
  /** An office sends somebody not before. */
  sendTechnician: 20 * second,
  reply: [4 * second, 9 * second],
  review: [5 * minute, 60 * minute],
  reviewOfPerson: [6 * second, 14 * second],
  /** While somebody watches a card comes every minute or two. */
  askAgain: [60 * second, 120 * second],
  look: 5 * second,
  sweep: minute,
  clearOutbox: 60 * minute,
  outboxKept: 2 * 24 * 60 * minute,
} as const satisfies Record<string, unknown>

/** How many ask in an hour while nobody watches, by the clock of Texas: few at night. */
export const perHour = [
  3, 2, 2, 2, 3, 4, 6, 8, 8, 7, 6, 6, 7, 7, 7, 8, 8, 8, 7, 6, 5, 4, 4, 3,
] as const

/** So many wait at once and ask within an hour at most; after each `halves` in all they ask half as often. */
export const caps = { open: 5, anHour: 40, halves: 3_000 }

/** How many bids a request gets of robots, those that ran out too. */
export const bidsPerRequest = 16
