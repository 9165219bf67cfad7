import { expect, it } from 'vitest'
import { type EndedJob, owesPledge, splitTaken } from './pledge.ts'

const promisedAt = 1_000_000
const job: EndedJob = {
  phase: 'en_route',
  arrivalProof: null,
  promisedAt,
  isSamePeople: false,
}

it.each([
  ['nobody came', 'no_show', {}, true],
  ['it was handed back too late', 'hand_back', {}, true],
  [
    'it was handed back too late, and the arrival is proved',
    'hand_back',
    { phase: 'arrived', arrivalProof: 'place' },
    false,
  ],
  [
    'it was handed back too late, and nothing proves the arrival',
    'hand_back',
    { phase: 'arrived', arrivalProof: 'none' },
    true,
  ],
  ['it was handed back in time', 'hand_back', { promisedAt: promisedAt + 60_000 }, false],
  ['nothing was promised', 'hand_back', { promisedAt: null }, false],
  ['both sides are the same people', 'no_show', { isSamePeople: true }, false],
  ['the provider was suspended', 'replace', {}, false],
  ['the operator took it off', 'release', {}, false],
] as const)('where %s', (_, ending, changed, owes) => {
  expect(owesPledge(ending, { ...job, ...changed }, promisedAt + 1)).toBe(owes)
})

it.each([
  ['a price: the credit first', 'price', 30_000, { card: 25_000, credit: 5_000 }],
  [
    'a price that came down: the card no less than the processor takes',
    'price',
    3_000,
    { card: 50, credit: 2_950 },
  ],
  ['a price below what the processor takes: the card alone', 'price', 40, { card: 40, credit: 0 }],
  [
    'a price that rose: what both have, the rest by another hold',
    'price',
    40_000,
    { card: 25_000, credit: 5_000 },
  ],
  ['a fee: the card alone', 'fee', 7_500, { card: 7_500, credit: 0 }],
  [
    'a fee above what the card holds: the rest by credit',
    'fee',
    26_000,
    { card: 25_000, credit: 1_000 },
  ],
] as const)('of %s', (_, of, cents, taken) => {
  expect(splitTaken(of, cents, { card: 25_000, credit: 5_000 })).toEqual(taken)
})
