import type { FleetOverview } from '#contract/fleet-requests.ts'

export type MonthFigures = FleetOverview['months'][number]

const empty = { spend: '0.00', jobs: 0, responseMinutes: null, arrivalMinutes: null }

/** The last 12 months up to that of `now` (UTC), those without a job as empty ones. */
export function lastMonths(known: readonly MonthFigures[], now: Date): MonthFigures[] {
  const byMonth = new Map(known.map((figures) => [figures.month, figures]))
  return Array.from({ length: 12 }, (_, index) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1))
    const month = day.toISOString().slice(0, 7)
    return byMonth.get(month) ?? { month, ...empty }
  })
}

/** The mean of what some months say, each as heavy as its jobs; null when none says anything. */
export function meanOf(
  months: readonly MonthFigures[],
  read: (figures: MonthFigures) => number | null,
): number | null {
  let sum = 0
  let jobs = 0
  for (const figures of months) {
    const value = read(figures)
    if (value === null) continue
    sum += value * figures.jobs
    jobs += figures.jobs
  }
  return jobs === 0 ? null : Math.round(sum / jobs)
}

/** Dollars of decimal strings, added up in cents. */
export const sumOf = (amounts: readonly string[]): string => {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)
  return (cents / 100).toFixed(2)
}
