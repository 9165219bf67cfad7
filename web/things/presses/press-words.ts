import { jobs } from '#contract/words/en/jobs.ts'
import { presses } from '#contract/words/en/presses.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import type { Pressed } from './presses.ts'

/** What stood on the button. */
export function labelOf(press: Pressed): string {
  if (press.call === 'step') return jobs.steps[press.body.step]
  if (press.call === 'delay') return jobs.mine.late.minutes(press.body.minutes)
  return presses.askForMore(formatMoney(press.rise))
}
