import { sayings } from '../sayings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const providers = (n: number) => plural(n, { one: '# provider', other: '# providers' })

const nobodyOpen = (miles: number | null) =>
  miles === null ? 'No open provider in the area.' : `No open provider within ${miles} miles.`

/** An open request without a bid: what is really done, and what else can be. */
export const waiting = area('waiting', {
  /** "2 providers alerted within 15 miles." */
  asked: ({ asked, miles }: { asked: number; miles: number | null }) =>
    asked === 0
      ? nobodyOpen(miles)
      : miles === null
        ? `${providers(asked)} in the area alerted.`
        : `${providers(asked)} alerted within ${miles} miles.`,
  preferred: (n: number) =>
    plural(n, {
      one: '# provider you prefer was alerted first.',
      other: '# providers you prefer were alerted first.',
    }),
  named: ({ name }: { name: string }) => `${name} was alerted first.`,
  /** "Next, up to 30 miles in 4:12." */
  nextRing: ({ miles }: { miles: number | null }) =>
    miles === null ? 'Next, everyone else in the area' : `Next, up to ${miles} miles`,
  nextIn: 'in',
  nextNow: 'any moment now',
  looked: (n: number) =>
    n === 0
      ? 'Nobody has looked at it yet.'
      : plural(n, { one: '# provider has looked.', other: '# providers have looked.' }),
  nobody: {
    title: 'No provider on Roadcall covers this location yet.',
    text: 'Alert providers farther away, or check that the location is right.',
    closed: (n: number) =>
      `${plural(n, { one: '# provider covers', other: '# providers cover' })} this location, but none is open right now. Your request will be on their boards when they open.`,
  },
  unplaced: {
    title: 'We can’t find this location, so no provider has been alerted.',
    text: 'Correct it: add the town and state or a ZIP code. Providers nearby are alerted at once.',
  },
  truth: {
    title: (minutes: number) => `${minutes} minutes and no bid yet`,
    text: 'You do not have to wait. You can:',
  },
  widen: (miles: number) => `Alert every provider within ${miles} miles`,
  widened: (miles: number) => `Every provider within ${miles} miles has been alerted.`,
  widenFailed: 'They were not alerted. Try again.',
  correctPlace: 'Correct the location',
  changeTime: 'Change the time',
  seeProviders: 'See providers nearby',
  help: {
    title: 'Other help',
    danger: 'In danger, or in a lane? Call 911.',
    danger911: 'Call 911',
    travel: '511 is your state’s traveler information line.',
    travel511: 'Call 511',
  },
  outsideRadius: 'Outside your radius',
})

/** Why a circle is not widened. */
export const waitingRefusals = sayings('waitingRefusals', {
  placeUnknown: 'We do not know where this is. Correct the location first.',
})
