import type { RequestStatus } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const tones: Record<RequestStatus, BadgeTone> = {
  open: 'blue',
  in_progress: 'green',
  completed: 'neutral',
  cancelled: 'neutral',
}

/** A missing status is shown as open (S0 §4). */
export function RequestStatusBadge({ status = 'open' }: { status?: RequestStatus }) {
  return <Badge tone={tones[status]}>{bids.requestStatus[status]}</Badge>
}
