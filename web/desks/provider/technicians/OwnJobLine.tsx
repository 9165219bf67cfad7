import { phasesWithWork } from '#contract/job-lifecycle.ts'
import type { Technician } from '#contract/technicians.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { tabLink } from '../tabs.ts'
import { useAssign } from './use-technicians.ts'

/** A job that a technician is on, and the way off it while there is work to go to. */
export function OwnJobLine({
  job: { id, title, phase },
  refusal,
}: {
  job: Technician['jobs'][number]
  refusal: string | null
}) {
  const words = technicians.assigning
  const assign = useAssign()
  const takeOff = () =>
    mutateThen(assign, { jobId: id, technicianId: null }, () =>
      toast({ title: words.tookOff, tone: 'success' }),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 grow basis-40">
        <Link to={tabLink('jobs')} className={linkClass}>
          {title}
        </Link>{' '}
        <span className="text-muted">{jobs.phases[phase]}</span>
      </span>
      {phasesWithWork.includes(phase) && (
        <Button
          variant="ghost"
          busy={assign.isPending}
          disabledReason={refusal}
          aria-label={technicians.forName(words.takeOff, title)}
          onClick={takeOff}
        >
          {words.takeOff}
        </Button>
      )}
      <FormError error={assign.error && sentenceOf(assign.error, technicians.didNotWork)} />
    </li>
  )
}
