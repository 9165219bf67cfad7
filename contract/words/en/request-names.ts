import { area } from '../words.ts'

/** What a request is called that nobody has given a title, and the spot where it is, no more exact than the board may show. */
export const requestNames = area('requestNames', {
  /** "Roadside Tire Change near Waco, TX" */
  near: ({ service, place }: { service: string; place: string }) => `${service} near ${place}`,
  /** "6 mi NE of Waco, TX" */
  off: ({ miles, direction, place }: { miles: string; direction: string; place: string }) =>
    `${miles} mi ${direction} of ${place}`,
  directions: {
    N: 'N',
    NE: 'NE',
    E: 'E',
    SE: 'SE',
    S: 'S',
    SW: 'SW',
    W: 'W',
    NW: 'NW',
  },
  /** A spot far from every town. */
  country: 'United States',
  unknown: 'Place not known yet',
  /** Who asks, before a name may be read. */
  customer: 'Customer',
})
