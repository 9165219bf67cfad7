import { dayIn, isDay, monthFrom } from '#contract/days.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import type { readFleetFigures } from '#contract/fleet-figures.ts'

export const periods = ['year', 'this', 'last', 'own'] as const
export type Period = (typeof periods)[number]
export type Span = SentQueryOf<typeof readFleetFigures>

/** The period of the address; the usual one when it names none. */
export const readPeriod = (params: URLSearchParams, usual: Period): Period =>
  periods.find((period) => period === params.get('period')) ?? usual

/** From which day to which it goes, by the fleet's clock; of one's own dates those that are days. */
export function spanOf(params: URLSearchParams, usual: Period, timeZone: string, now: Date): Span {
  const today = dayIn(timeZone, now)
  switch (readPeriod(params, usual)) {
    case 'this':
      return { from: monthFrom(today, 0).from, to: today }
    case 'last':
      return monthFrom(today, -1)
    case 'year':
      return { from: monthFrom(today, -11).from, to: today }
    case 'own':
      return ownDays(params)
  }
}

/** The dates of the address that are days. */
export const ownDays = (params: URLSearchParams): Span =>
  Object.fromEntries(
    (['from', 'to'] as const).flatMap((name) => {
      const day = params.get(name)
      return day && isDay(day) ? [[name, day]] : []
    }),
  )
