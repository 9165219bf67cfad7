import { sayings } from '../sayings.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const shops = (n: number) => plural(n, { one: '# shop', other: '# shops' })

const noShop = (miles: number | null) =>
  miles === null ? 'No open shop in reach to ask.' : `No open shop to ask within ${miles} miles.`

/** An open request without a bid: what is really done, and what else can be. */
export const waiting = area('waiting', {
  /** "2 shops asked within 15 miles." */
  asked: ({ asked, miles }: { asked: number; miles: number | null }) =>
    asked === 0
      ? noShop(miles)
      : miles === null
        ? `${shops(asked)} in reach asked.`
        : `${shops(asked)} asked within ${miles} miles.`,
  preferred: (n: number) =>
    plural(n, {
      one: '# provider you prefer was asked first.',
      other: '# providers you prefer were asked first.',
    }),
  named: ({ name }: { name: string }) => `${name} was asked first.`,
  /** Before a countdown. */
  nextRing: ({ miles }: { miles: number | null }) =>
    miles === null ? 'All other shops in reach in' : `Up to ${miles} miles in`,
  nextNow: 'any moment',
  looked: (n: number) =>
    n === 0
      ? 'Nobody has looked at it yet.'
      : plural(n, { one: '# shop has looked.', other: '# shops have looked.' }),
  keepOpen:
    'Keep this page open, or come back with its link. Bids show up on their own, and nothing is agreed until you accept one.',
  nobody: {
    title: 'No shop on Roadcall covers this place yet.',
    text: 'Ask shops farther away, or check that the place is right.',
    unknown: 'We could not find the place by its name, so no shop nearby can be asked. Correct it.',
    closed: (n: number) =>
      `${plural(n, { one: '# shop covers', other: '# shops cover' })} this place, but none is open right now. It stands on their boards when they open.`,
  },
  truth: {
    title: (minutes: number) => `${minutes} minutes and no bid yet`,
    text: 'You do not have to wait. You can:',
  },
  widen: (miles: number) => `Ask every shop within ${miles} miles`,
  widened: (miles: number) => `Every shop within ${miles} miles has been asked.`,
  widenFailed: 'They were not asked. Try again.',
  correctPlace: 'Correct the place',
  changeTime: 'Change the time',
  seeShops: 'See the shops nearby',
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
  placeUnknown: 'We do not know where this is. Correct the place first.',
})
