import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { readAnalytics } from './analytics.ts'

/** A provider's periods as a file for a spreadsheet; what was not measured is empty. */
export async function exportAnalytics(
  db: Db,
  user: User,
  by: AnalyticsPeriod,
  now: Date,
  language: Language,
): Promise<RawAnswer> {
  const { periods } = await readAnalytics(db, user, by, now)
  const file = writeTable(
    inLanguage(tables, language).figures,
    periods.map((period) => [
      period.starts,
      period.jobs,
      period.earnings,
      period.bids,
      period.decided,
      period.won,
      percent(period.won, period.decided),
      period.responseMinutes,
      period.arrivals,
      period.onTime,
      percent(period.onTime, period.arrivals),
      period.reviews,
      period.rating,
    ]),
  )
  return fileAnswer(file)
}

const percent = (some: number, all: number) => (all === 0 ? null : Math.round((100 * some) / all))
