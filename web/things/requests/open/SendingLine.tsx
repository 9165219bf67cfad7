import { paths } from '#contract/paths.ts'
import { openRequests as words } from '#contract/words/en/open-requests.ts'
import { type LinkTo, OpenLine } from './OpenLine.tsx'

/** A request that a page was sending when the phone dropped it: the form goes on with it once it is open. */
export const SendingLine = ({ linkTo }: { linkTo: LinkTo }) => (
  <OpenLine title={words.unsent} to={paths.requestService} linkTo={linkTo} />
)
