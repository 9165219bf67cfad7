import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { pageLanguage } from '#contract/words/words.ts'

const shapes = {
  short: {
    day: { month: 'short', day: 'numeric' },
    week: { month: 'short', day: 'numeric' },
    month: { month: 'short' },
  },
  long: {
    day: { weekday: 'short', month: 'short', day: 'numeric' },
    week: { month: 'short', day: 'numeric', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
  },
} as const satisfies Record<string, Record<AnalyticsPeriod, Intl.DateTimeFormatOptions>>

/** What a period is called by the day on which it begins: "2026-11-01" as "Nov 1", "Nov", "November 2026". */
export function periodWords(by: AnalyticsPeriod, length: keyof typeof shapes) {
  const format = new Intl.DateTimeFormat(pageLanguage(), { ...shapes[length][by], timeZone: 'UTC' })
  return (starts: string) => format.format(new Date(`${starts}T00:00:00Z`))
}

/** Thirty days have room for a few labels; they count back from today in weeks. */
export const isLabelled = (by: AnalyticsPeriod, index: number, count: number): boolean =>
  by === 'month' || (count - 1 - index) % (by === 'day' ? 7 : 2) === 0
