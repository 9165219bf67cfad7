import type { CloseReason, RequestStatus } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const tones: Record<RequestStatus, BadgeTone> = {
  open: 'blue',
  in_progress: 'green',
  completed: 'neutral',
  cancelled: 'neutral',
}

/** A missing status is shown as open (S0 §4). Nobody has canceled what has expired, whatever the wire calls it. */
export function RequestStatusBadge({
  status = 'open',
  closeReason,
}: {
  status?: RequestStatus
  closeReason: CloseReason | null
}) {
  return (
    <Badge tone={tones[status]}>
      {closeReason === 'expired' ? bids.expired : bids.requestStatus[status]}
    </Badge>
  )
}
