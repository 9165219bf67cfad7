import { ShieldX } from 'lucide-react'
import { suspended as words } from '#contract/words/en/suspended.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { WaysOnceSuspended } from './WaysOnceSuspended.tsx'

/** What a suspension keeps somebody from who asks for help (rules C18), before they have filled in anything. */
export function SuspendedNotice() {
  return (
    <Card edge="red" className="flex gap-3">
      <ShieldX className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <p>
        <strong className="font-sign text-lg font-semibold">{words.title}</strong>{' '}
        <span className="text-muted">{words.text}</span> <WaysOnceSuspended />
      </p>
    </Card>
  )
}
