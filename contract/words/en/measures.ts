import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** How times and distances are said. */
export const measures = area('measures', {
  time: {
    now: 'just now',
    soon: 'now',
    today: 'Today',
    tomorrow: 'Tomorrow',
    ago: (duration: string) => `${duration} ago`,
    in: (duration: string) => `in ${duration}`,
    minutes: (n: string) => `${n} min`,
    hours: (n: string) => `${n} hr`,
    days: (n: number) => plural(n, { one: '# day', other: '# days' }),
    until: (time: string) => `until ${time}`,
    over: 'Time is up',
  },
  distance: {
    near: 'under 0.1 mi',
    miles: (n: string) => `${n} mi`,
    milesSpoken: (n: string) => `${n} miles`,
  },
})
