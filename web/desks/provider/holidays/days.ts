import type { Holiday } from '#contract/holidays.ts'
import { shop } from '#contract/words/en/shop.ts'
import { formatDate } from '../../../kit/ui/format.ts'

/** A calendar day has no time: noon of the reader's own day cannot slip into another. */
const dayWords = (day: string) => formatDate(`${day}T12:00:00`)

/** "Dec 24, 2026", or "Dec 24, 2026 to Dec 26, 2026". */
export const daysOf = ({ firstDay, lastDay }: Pick<Holiday, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay
    ? dayWords(firstDay)
    : shop.holidays.range(dayWords(firstDay), dayWords(lastDay))
