import { settings } from '#contract/settings.ts'
import { type EarnedJob, openOf, paysOn } from './earned-jobs.ts'

const { leastCents, setOffPercent } = settings.payouts

/** What is paid out of which jobs on a day: what is due by then, less what went back after it was paid out. */
export const dueBy = (jobs: readonly EarnedJob[], day: string): EarnedJob[] =>
  jobs.filter(
    (job) => !job.isWaiting && openOf(job) !== 0 && (openOf(job) < 0 || paysOn(job) <= day),
  )

/** A payout of so many jobs, in cents, and the fees owed that are taken from it: at most a half at once. Null for too little. */
export function payoutOf(
  jobs: readonly EarnedJob[],
  owes: number,
): { cents: number; setOff: number } | null {
  const due = jobs.reduce((sum, job) => sum + openOf(job), 0)
  if (due < leastCents) return null
  const setOff = Math.min(Math.max(0, owes), Math.floor((due * setOffPercent) / 100))
  return { cents: due - setOff, setOff }
}

/** The first payout, from a day on, that all known by now makes; null where there is none. */
export function nextPayout(jobs: readonly EarnedJob[], owes: number, from: string) {
  const days = jobs.map(paysOn).filter((day) => day > from)
  for (const day of [from, ...days.toSorted()]) {
    const payout = payoutOf(dueBy(jobs, day), owes)
    if (payout) return { day, ...payout }
  }
  return null
}
