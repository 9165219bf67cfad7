import type { AnalyticsPeriod } from '../../analytics.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

const periods: Record<AnalyticsPeriod, string> = {
  day: '30 days',
  week: '12 weeks',
  month: '12 months',
}
const headings: Record<AnalyticsPeriod, string> = {
  day: 'The last 30 days',
  week: 'The last 12 weeks',
  month: 'The last 12 months',
}
const before: Record<AnalyticsPeriod, string> = {
  day: 'in the 30 days before',
  week: 'in the 12 weeks before',
  month: 'in the 12 months before',
}
const starts: Record<AnalyticsPeriod, string> = {
  day: 'Day',
  week: 'Week from',
  month: 'Month',
}

/** A provider's figures, all from what has happened. */
export const analytics = area('analytics', {
  none: '—',
  failed: 'Your figures did not load',
  period: 'Period',
  periods,
  headings,
  before,
  starts,
  zone: (zone: string) => `Days as in ${zone}.`,
  export: 'Export CSV',
  emptyTitle: 'Nothing to count yet',
  emptyText: 'Bids, jobs and reviews of this time stand here as soon as there are any.',
  figures: 'Figures',
  earnings: 'Earnings',
  earningsNote: 'after the fee, of closed jobs',
  perJob: 'Per job',
  perJobNote: 'mean of what a closed job left',
  jobs: 'Jobs closed',
  bids: 'Bids made',
  winRate: 'Win rate',
  winRateNote: (won: number, decided: number) => `${won} won of ${decided} decided`,
  response: 'Response time',
  responseNote: 'median, from the request to your bid',
  onTime: 'On time',
  onTimeNote: (kept: number, all: number) => `${kept} of ${all} promised arrivals`,
  rating: 'Rating',
  ratingNote: (n: number) => plural(n, { one: '# review', other: '# reviews' }),
  ratingFrom: (n: number, from: number) =>
    `${plural(n, { one: '# review', other: '# reviews' })}, shown from ${from}`,
  was: (value: string, when: string) => `${value} ${when}`,
  minutes: (n: number) => plural(n, { one: '# min', other: '# min' }),
  percent: (n: number) => `${n} %`,
  chart: {
    earnings: 'Earnings after the fee',
    jobs: 'Jobs closed',
    bids: 'Bids made',
    response: 'Response time in minutes',
  },
  table: 'All figures by period',
  byService: 'By service',
  service: 'Service',
  byTechnician: 'By driver',
  technician: 'Driver',
})
