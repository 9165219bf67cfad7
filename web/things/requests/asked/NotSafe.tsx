import type { Urgency } from '#contract/catalogue.ts'
import { urgencyWords as words } from '#contract/words/en/urgency.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'

/** To who comes to an emergency: what was answered to the question whether everybody is safe (rules C2). */
export const NotSafe = ({ urgency }: { urgency: Urgency | null | undefined }) =>
  urgency === 'emergency' ? <Badge tone="red">{words.notSafe}</Badge> : null
