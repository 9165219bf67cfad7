import type { Holiday } from '#contract/holidays.ts'
import { shop } from '#contract/words/en/shop.ts'
import { formatDay } from '../../../kit/ui/format.ts'

/** "Dec 24, 2026", or "Dec 24, 2026 to Dec 26, 2026". */
export const daysOf = ({ firstDay, lastDay }: Pick<Holiday, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay
    ? formatDay(firstDay)
    : shop.holidays.range(formatDay(firstDay), formatDay(lastDay))
