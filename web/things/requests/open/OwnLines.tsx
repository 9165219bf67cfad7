import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { openRequests as words } from '#contract/words/en/open-requests.ts'
import { useRequestsIn } from '../asked/use-own-requests.ts'
import { type LinkTo, OpenLine } from './OpenLine.tsx'

/** As many as stand on a page without pushing it away; all of them are on the dashboard. */
const most = 3

/** The open requests of a customer's account. */
export function OwnLines({ linkTo }: { linkTo: LinkTo }) {
  const { data: lines = [] } = useRequestsIn(['open', 'in_progress'], settings.polling.dashboardMs)
  return lines
    .slice(0, most)
    .map(({ id, status, bidCount, serviceType, createdAt }) => (
      <OpenLine
        key={id}
        title={status === 'open' ? words.open(bidCount) : words.running}
        asked={{ serviceType, createdAt }}
        to={paths.bids(id)}
        linkTo={linkTo}
      />
    ))
}
