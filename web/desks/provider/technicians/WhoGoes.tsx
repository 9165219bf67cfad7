import { useState } from 'react'
import { isDone, phasesWithWork } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import type { Technician } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { More } from '../../../kit/ui/More.tsx'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { tabLink } from '../tabs.ts'
import { useAssign, useTechnicians } from './use-technicians.ts'

/** Who of the provider's people is on a job, and the choice of another. */
export function WhoGoes({ job }: { job: JobForProvider }) {
  const words = technicians.assigning
  const hasWork = phasesWithWork.includes(job.phase)
  const people = useTechnicians(hasWork).data?.filter(({ isDeactivated }) => !isDeactivated)
  const current = job.technician
  if (!hasWork && !current) return null
  const options = hasWork && people ? optionsOf(people, job) : []
  return (
    // Of several jobs each says whose it is.
    <section aria-label={`${words.title}: ${job.request.title}`} className="flex flex-col gap-2">
      <p>
        <span className="block text-sm text-muted">{words.title}</span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-sign text-xl font-semibold break-words">
            {current?.fullName ?? (people?.length ? words.notChosen : words.nobody)}
          </span>
          {current && <PhoneLink number={current.phone} className="text-lg" />}
        </span>
      </p>
      {hasWork && people?.length === 0 && (
        <p className="text-muted">
          {words.none}{' '}
          <Link to={tabLink('drivers')} className={linkClass}>
            {words.noneLink}
          </Link>
        </p>
      )}
      {options.length > 0 &&
        (current ? (
          <More summary={words.change}>
            <Choice job={job} options={options} />
          </More>
        ) : (
          <Choice job={job} options={options} />
        ))}
    </section>
  )
}

/** Each with how many other jobs they are on. */
const optionsOf = (people: readonly Technician[], job: JobForProvider) =>
  people.map(({ id, fullName, jobs }) => ({
    value: id,
    label: technicians.assigning.who(
      fullName,
      jobs.filter((one) => one.id !== job.id && !isDone(one.phase)).length,
    ),
  }))

/** A choice and a button: a list that acts by itself would send an SMS for every arrow key. */
function Choice({
  job,
  options,
}: {
  job: JobForProvider
  options: readonly { value: string; label: string }[]
}) {
  const words = technicians.assigning
  const currentId = job.technician?.id ?? ''
  // Until something else is picked it follows whoever is on the job.
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? currentId
  const assign = useAssign()
  const name = options.find(({ value }) => value === chosen)?.label
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        mutateThen(assign, { jobId: job.id, technicianId: chosen || null }, () => {
          setPicked(null)
          toast(
            name
              ? { title: words.assigned(name), description: words.assignedText, tone: 'success' }
              : { title: words.tookOff, tone: 'success' },
          )
        })
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <Field label={words.choose}>
            <Select
              placeholder={job.technician ? words.nobody : words.notChosen}
              value={chosen}
              onChange={(event) => setPicked(event.target.value)}
              options={options}
            />
          </Field>
        </div>
        <Button
          type="submit"
          busy={assign.isPending}
          disabledReason={chosen === currentId ? words.same : null}
        >
          {words.put}
        </Button>
      </div>
      <FormError error={assign.error && sentenceOf(assign.error, technicians.didNotWork)} />
    </form>
  )
}
