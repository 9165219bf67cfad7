import { useState } from 'react'
import type { DisputesOfJob } from '#contract/disputes.ts'
import type { JobPhase, TimelineEntry } from '#contract/jobs.ts'
import { disputes as words } from '#contract/words/en/disputes.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { DisputeCard } from './DisputeCard.tsx'
import { ObjectDialog } from './ObjectDialog.tsx'
import { StillWrong } from './StillWrong.tsx'
import { useDisputes } from './use-disputes.ts'

export interface DisputesProps {
  job: { id: string; bidId: string; phase: JobPhase }
  timeline: readonly TimelineEntry[]
}

/** What the two sides of a job disagree on, and the way to object: beside the button that confirms, and for some days after. */
export function Disputes({ job, timeline }: DisputesProps) {
  const { data } = useDisputes(job.id, timeline)
  if (!data) return null
  return (
    <>
      {data.disputes.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} bidId={job.bidId} />
      ))}
      {data.mayObjectAgain && <StillWrong job={job} />}
      {data.mayOpen && <ObjectButton job={job} timeline={timeline} mayOpen={data.mayOpen} />}
    </>
  )
}

function ObjectButton({
  job,
  timeline,
  mayOpen,
}: DisputesProps & {
  mayOpen: NonNullable<DisputesOfJob['mayOpen']>
}) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Button variant="ghost" className="self-start px-0!" onClick={() => setAsks(true)}>
          {mayOpen.reasons.includes('not_paid') ? words.notPaid : words.object}
        </Button>
        <span className="text-sm text-muted">{words.until(formatExact(mayOpen.until))}</span>
      </p>
      {asks && (
        <ObjectDialog
          job={job}
          timeline={timeline}
          mayOpen={mayOpen}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
