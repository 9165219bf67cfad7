import type { EventName } from '#contract/event-names.ts'
import type { Teller } from './notice.ts'
import { accountTellers } from './tell-accounts.ts'
import { jobTellers } from './tell-jobs.ts'
import { requestTellers } from './tell-requests.ts'

/** Who is told of an event beside the open screens, and by what. An event without a line does not compile. */
export const tellers: Record<EventName, Teller | null> = {
  ...requestTellers,
  ...jobTellers,
  ...accountTellers,
}
