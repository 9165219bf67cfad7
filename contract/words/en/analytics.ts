import type { AnalyticsPeriod } from '../../analytics.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { percent, plural, zone } from './grammar.ts'

const periods: Record<AnalyticsPeriod, string> = {
  day: plural(settings.analytics.day, { one: '# day', other: '# days' }),
  week: plural(settings.analytics.week, { one: '# week', other: '# weeks' }),
  month: plural(settings.analytics.month, { one: '# month', other: '# months' }),
}
const headings: Record<AnalyticsPeriod, string> = {
  day: `The last ${periods.day}`,
  week: `The last ${periods.week}`,
  month: `The last ${periods.month}`,
}
const compared: Record<AnalyticsPeriod, string> = {
  day: `Compared with the ${periods.day} before.`,
  week: `Compared with the ${periods.week} before.`,
  month: `Compared with the ${periods.month} before.`,
}
const starts: Record<AnalyticsPeriod, string> = {
  day: 'Day',
  week: 'Week of',
  month: 'Month',
}

/** A provider's figures, all from what has happened. */
export const analytics = area('analytics', {
  none: '—',
  failed: 'Your figures did not load',
  period: 'Period',
  periods,
  headings,
  compared,
  starts,
  zone: (timeZone: string) => `Days are in ${zone(timeZone)}.`,
  export: 'Export figures',
  exportJobs: 'Export jobs',
  emptyTitle: 'No activity yet',
  emptyText: 'Your bids, jobs and reviews for this period will show up here.',
  figures: 'Figures',
  /** On a phone one of them is shown. */
  block: 'What to show',
  blocks: {
    figures: 'Totals',
    chart: 'Over time',
    services: 'Services',
    technicians: 'Drivers',
    alerts: 'Alerts',
  },
  earnings: 'Earnings',
  earningsNote: 'closed jobs, after the fee',
  perJob: 'Per job',
  perJobNote: 'average for a closed job, after the fee',
  jobs: 'Jobs closed',
  bids: 'Bids sent',
  winRate: 'Win rate',
  winRateNote: (won: number, decided: number) => `won ${won} of ${decided} decided`,
  response: 'Response time',
  responseNote: 'median, from request to bid',
  onTime: 'On time',
  onTimeNote: (kept: number, all: number) => `${kept} of ${all} promised arrivals`,
  rating: 'Rating',
  ratingNote: (n: number) => plural(n, { one: '# review', other: '# reviews' }),
  ratingFrom: (n: number, from: number) =>
    `${plural(n, { one: '# review', other: '# reviews' })}, shown after ${from}`,
  was: (value: string) => `was ${value}`,
  minutes: (n: number) => plural(n, { one: '# min', other: '# min' }),
  percent,
  metric: 'Figure',
  metrics: { earnings: 'Earnings', jobs: 'Jobs', bids: 'Bids', response: 'Response' },
  chart: {
    earnings: 'Earnings after the fee',
    jobs: 'Jobs closed',
    bids: 'Bids sent',
    response: 'Response time in minutes',
  },
  alerts: {
    title: 'Alerts',
    text: 'Requests we alerted you to. Only you see these figures.',
    alerted: 'Alerted',
    opened: 'Opened',
    answered: 'Answered',
    answeredNote: 'with a bid or a decline',
    never: 'Never opened',
  },
  table: 'All figures by period',
  byService: 'By service',
  service: 'Service',
  byTechnician: 'By driver',
  technician: 'Driver',
})
