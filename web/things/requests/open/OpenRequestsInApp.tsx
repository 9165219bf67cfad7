import { Link } from '../../../kit/ui/Link.tsx'
import type { LinkTo } from './OpenLine.tsx'
import { OpenRequests } from './OpenRequests.tsx'

const linkTo: LinkTo = (to, className, label) => (
  <Link to={to} className={className}>
    {label}
  </Link>
)

/** On a page of the app. */
export const OpenRequestsInApp = () => <OpenRequests linkTo={linkTo} />
