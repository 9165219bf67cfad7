import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { pageLanguage } from '#contract/words/words.ts'
import { isAnyMinute, likelyWords } from '../../../things/jobs/arrival.ts'

type Likely = NonNullable<FleetRequestLine['job']>['likely']

let clock: Intl.DateTimeFormat | undefined

/** "Likely 7:38 – 7:59 PM": what a job's page says, on one line of a column. */
export function likelyTimes(likely: Likely, now: number): string {
  if (!likely || isAnyMinute(likely, now)) return likelyWords(likely, now)
  clock ??= new Intl.DateTimeFormat(pageLanguage(), { timeStyle: 'short' })
  return fleets.board.likely(clock.formatRange(new Date(likely.from), new Date(likely.to)))
}
