import { CircleCheck, CircleDashed, CircleX, Hourglass } from 'lucide-react'
import type { StepState } from '#contract/verification-steps.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const looks: Record<StepState, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  pending: { tone: 'neutral', Icon: CircleDashed },
  in_progress: { tone: 'blue', Icon: Hourglass },
  completed: { tone: 'green', Icon: CircleCheck },
  failed: { tone: 'red', Icon: CircleX },
}

/** Where a step stands. */
export function StateBadge({ state }: { state: StepState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon />}>
      {words.states[state]}
    </Badge>
  )
}
