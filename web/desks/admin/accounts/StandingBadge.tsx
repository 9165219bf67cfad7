import type { Standing } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const tones: Record<Standing, BadgeTone> = { pending: 'amber', active: 'green', suspended: 'red' }

/** S1 §2: a missing status is shown as pending, one that nobody knows as Unknown. Who was never let in is called so. */
export function StandingBadge({
  account: { status = 'pending', isTurnedDown },
}: {
  account: { status?: Standing; isTurnedDown: boolean }
}) {
  const word = isTurnedDown ? admin.turnedDown : admin.standings[status]
  return <Badge tone={tones[status] ?? 'neutral'}>{word ?? admin.unknown}</Badge>
}
