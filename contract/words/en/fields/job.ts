import { sayings } from '../../sayings.ts'
import { money, number } from '../grammar.ts'

const scored = {
  service: 'the service',
  onTime: 'the arrival',
  price: 'the price',
} as const

/** Bids, the work, and what is said of it. */
export const jobFields = sayings('jobFields', {
  price: 'Enter a price in dollars, such as 185 or 185.50.',
  priceRange: ({ minCents, maxCents }: { minCents: number; maxCents: number }) =>
    `Enter a price between ${money(minCents / 100)} and ${money(maxCents / 100)}.`,
  priceCents: 'Enter the price in dollars and cents, with at most two decimals.',
  lineKind: 'Choose what each line is for.',
  lineMissing: 'Add at least one line, or name the total alone.',
  tooManyLines: ({ most }: { most: number }) => `A price has at most ${number(most)} lines.`,
  quantity: 'Enter a quantity above 0, with at most two decimals.',
  unitPrice: 'Enter what one of it costs, in dollars.',
  oneCallOut: 'A price has at most one call-out fee.',
  callOutMost: ({ mostCents }: { mostCents: number }) =>
    `A call-out fee is at most ${money(mostCents / 100)}.`,
  linesSum: ({ totalCents }: { totalCents: number }) =>
    `The lines come to ${money(totalCents / 100)}. Make that the price, or change a line.`,
  lowerOnly: ({ priceCents }: { priceCents: number }) =>
    `Enter a price below the agreed ${money(priceCents / 100)}.`,
  changeReason: 'Choose why it costs more.',
  addedLines: 'Add what comes on top; a call-out fee or a discount does not belong here.',
  photoOfChange: 'Add a photo that shows why it costs this much more.',
  approvedLines: 'Approve lines of this change, each once.',
  claim: 'Enter an amount in dollars.',
  claimAtMost: ({ most }: { most: string }) => `Enter at most ${money(most)}.`,
  disputeReason: 'Choose what is wrong.',
  disputeLines: 'Choose lines of the agreed price, each once.',
  whatIsWrong: 'Say what happened in a sentence or two.',
  tooManyPhotos: ({ most }: { most: number }) => `Add at most ${number(most)} photos.`,
  payBy: 'Pay on fleet terms or directly.',
  refund: 'Enter the amount to refund, in dollars.',
  checkIssuer: 'Choose who issued the check.',
  checkCode: 'Enter the express code: 6 to 30 letters or digits.',
  checkAmount: ({ mostCents }: { mostCents: number }) =>
    `Enter the amount of the check, up to ${money(mostCents / 100)}.`,
  tip: ({ leastCents, mostCents }: { leastCents: number; mostCents: number }) =>
    `Enter a tip between ${money(leastCents / 100)} and ${money(mostCents / 100)}.`,
  arrival: 'Choose an estimated arrival time.',
  validMinutes: 'The time until a bid expires is a number of minutes.',
  bidStatus: 'The status is accepted or rejected.',
  step: 'The step is start, arrive, work or finish.',
  delay: 'Choose when you will be there.',
  whatHappened: 'Say in a few words what happened.',
  code: 'Type the four characters of the code.',
  occurredAt: 'Say when it was.',
  here: 'Say whether somebody is there.',
  accuracy: 'Your position needs its accuracy.',
  score: ({ score, most }: { score: keyof typeof scored; most: number }) =>
    `Give ${scored[score]} 1 to ${number(most)} stars.`,
  reply: 'Write a few words.',
})
