import type { BoardNeed, FleetRequestLine } from '#contract/fleet-requests.ts'
import { phasesAtTruck } from '#contract/job-lifecycle.ts'
import type { JobPhase } from '#contract/jobs.ts'
import { bids } from '#contract/words/en/bids.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const phaseTones: Record<JobPhase, BadgeTone> = {
  assigned: 'amber',
  en_route: 'amber',
  arrived: 'green',
  working: 'green',
  awaiting_confirmation: 'blue',
  closed: 'neutral',
  cancelled_by_customer: 'neutral',
  cancelled_by_provider: 'neutral',
  provider_no_show: 'neutral',
  customer_gone: 'neutral',
  unable_to_complete: 'neutral',
}
const needTones: Record<BoardNeed, BadgeTone> = {
  approval: 'amber',
  change: 'amber',
  problem: 'red',
  late: 'red',
  unheard: 'red',
  bids: 'amber',
  noBids: 'amber',
  dispute: 'amber',
  confirm: 'blue',
}

type Line = Pick<FleetRequestLine, 'status' | 'closeReason' | 'need' | 'job'>

/** Why it needs somebody; else its state in the words that matter now: the phase, or the reason of its end. */
export function StateBadge({ line }: { line: Line }) {
  const { status, closeReason, need, job } = line
  if (need)
    return (
      <Badge tone={needTones[need.reason]} solid>
        {fleets.board.needs[need.reason]}
      </Badge>
    )
  if (status === 'in_progress' && job?.isUnproved && phasesAtTruck.includes(job.phase))
    return <Badge tone="amber">{fleets.board.unproved({ phase: jobs.phases[job.phase] })}</Badge>
  if (status === 'in_progress' && job)
    return <Badge tone={phaseTones[job.phase]}>{jobs.phases[job.phase]}</Badge>
  if (status === 'open') return <Badge tone="blue">{bids.requestStatus.open}</Badge>
  const words = fleets.board.closed
  return <Badge>{closeReason ? words[closeReason] : bids.requestStatus[status]}</Badge>
}
