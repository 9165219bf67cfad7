import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import type { RequestWords } from './reader.ts'

type AcceptWords = RequestWords['accept']

/** What is said before a bid is taken: a fleet's driver reads beside it how it is paid, and above the limit accepts nothing yet. */
export function acceptWords(
  words: AcceptWords,
  { isFleets, can }: RequestForOwner,
  isForApproval: boolean,
): AcceptWords {
  if (!isFleets || can.approve) return words
  const { jobs } = drivers
  const forFleet = { ...words, pays: bids.card.price }
  return isForApproval
    ? { ...forFleet, title: jobs.askTitle, confirm: jobs.askApproval, after: jobs.askAfter }
    : forFleet
}
