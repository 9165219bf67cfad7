import { useId, useState } from 'react'
import { phasesWithWork } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { failureOf } from '../../../kit/api/failure-of.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useAssign } from './use-technicians.ts'

/** The jobs on which this technician could be put. */
export const jobsFor = (technician: Technician, jobs: readonly JobForProvider[]) =>
  jobs.filter((job) => phasesWithWork.includes(job.phase) && job.technician?.id !== technician.id)

/** Puts a technician on one of the running jobs, instead of who is on it. */
export function AssignJobDialog({
  technician,
  jobs,
  onClose,
}: {
  technician: Technician
  jobs: readonly JobForProvider[]
  onClose: () => void
}) {
  const words = technicians.assigning
  const id = useId()
  const assign = useAssign()
  // As they were: what has been done without an answer must not take the choice away.
  const [choices] = useState(() => jobsFor(technician, jobs))
  const [chosen, setChosen] = useState(choices[0]?.id ?? '')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.toJobTitle(technician.fullName)}
      description={words.assignedText}
      error={assign.error && failureOf(assign.error, technicians.didNotWork)}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={assign.isPending}>
            {words.put}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {technicians.cancel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          mutateThen(assign, { jobId: chosen, technicianId: technician.id }, () => {
            toast({ title: words.assigned(technician.fullName), tone: 'success' })
            onClose()
          })
        }}
        className="flex flex-col gap-4"
      >
        <Field label={words.job}>
          <Select
            placeholder={null}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={choices.map((job) => ({
              value: job.id,
              label: job.technician
                ? words.nowOn(job.request.title, job.technician.fullName)
                : job.request.title,
            }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
