import { Undo2 } from 'lucide-react'
import type { Reopening } from '#contract/event-names.ts'
import type { JobForCustomer, TimelineEntry } from '#contract/jobs.ts'
import { bids } from '#contract/words/en/bids.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'

/** The words name them all, and the list of all events would come with every page of a request. */
const reopens = (entry: TimelineEntry): entry is TimelineEntry & { name: Reopening } =>
  Object.hasOwn(bids.handedBack.title, entry.name)

/** The provider has left, never came, or was taken off the job: what that means for the customer (rules C13, C14, C18). */
export function HandedBack({
  job,
  timeline,
}: {
  job: JobForCustomer
  timeline: readonly TimelineEntry[]
}) {
  const last = timeline.findLast(reopens)
  // Who left whom is never guessed.
  if (!last) return null
  return (
    <Card as="section" edge="amber" className="flex gap-3">
      <Undo2 className="mt-1 size-6 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-xl">{bids.handedBack.title[last.name](job.provider.businessName)}</h2>
        {last.note && <q className="break-words">{last.note}</q>}
        {last.facts?.pledge && (
          <p className="font-medium">
            {pledge.owed({
              business: job.provider.businessName,
              sum: formatMoney(last.facts.pledge),
            })}
          </p>
        )}
        <p className="text-muted">{bids.handedBack.text}</p>
      </div>
    </Card>
  )
}
