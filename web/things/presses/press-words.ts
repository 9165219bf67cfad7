import { jobs } from '#contract/words/en/jobs.ts'
import type { Pressed } from './presses.ts'

/** What stood on the button. */
export const labelOf = (press: Pressed): string =>
  press.call === 'step' ? jobs.steps[press.body.step] : jobs.mine.late.minutes(press.body.minutes)
