import { Undo2 } from 'lucide-react'
import type { JobForCustomer, TimelineEntry } from '#contract/jobs.ts'
import { bids } from '../messages/en/bids.ts'
import { Card } from '../ui/Card.tsx'

/** The provider has left: what that means for the customer (rules C13). */
export function HandedBack({
  job,
  timeline,
}: {
  job: JobForCustomer
  timeline: readonly TimelineEntry[]
}) {
  const reason = timeline.findLast(({ name }) => name === 'job_handed_back')?.note
  return (
    <Card as="section" edge="amber" className="flex gap-3">
      <Undo2 className="mt-1 size-6 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-xl">{bids.handedBack.title(job.provider.businessName)}</h2>
        {reason && <q className="break-words">{reason}</q>}
        <p className="text-muted">{bids.handedBack.text}</p>
      </div>
    </Card>
  )
}
