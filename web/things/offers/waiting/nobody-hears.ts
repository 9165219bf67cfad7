import type { RequestForOwner } from '#contract/requests.ts'
import { waiting } from '#contract/words/en/waiting.ts'

/** Why nobody was alerted: a location that cannot be found, or one that nobody covers. */
export const nobodyHears = ({ lat }: Pick<RequestForOwner, 'lat'>) =>
  lat === null ? waiting.unplaced : waiting.nobody
