import type { Standing } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'

const tones: Record<Standing, BadgeTone> = { pending: 'amber', active: 'green', suspended: 'red' }

/** S1 §2: a missing status is shown as pending, one that nobody knows as Unknown. */
export function StandingBadge({ status = 'pending' }: { status?: Standing }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{admin.standings[status] ?? admin.unknown}</Badge>
}
