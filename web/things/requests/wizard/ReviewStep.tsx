import { fieldsOf } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { AgreeLine } from '../../terms/AgreeLine.tsx'
import type { Wrongs } from '../form/check-body.ts'
import {
  isEmergency,
  type RequestField,
  type RequestForm,
  serviceAsked,
} from '../form/request-form.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { requestFields, stepOfField } from './fields-of-steps.ts'
import { type ReviewLine, reviewOf } from './review-lines.ts'

/** Nobody can price a tow that goes nowhere; who does not know yet sends it all the same. */
const lacksDropOff = (values: RequestForm): boolean => {
  const service = serviceAsked(values)
  return (
    service !== null &&
    !isEmergency(values) &&
    values.dropOffLocation === '' &&
    fieldsOf(service).some(({ name }) => name === 'dropOffLocation')
  )
}

/** Step 3: everything once more, with a way back to each part. */
export function ReviewStep({
  form,
  photos,
  wrongs,
  isSending,
  linkTo,
}: {
  form: RequestFormState
  /** How many photos wait on this device, in words. */
  photos: string | null
  /** What would be refused, by its field. */
  wrongs: Wrongs
  /** Then nothing can be changed any more. */
  isSending: boolean
  /** The address of a step, and what its link carries so that the focus lands on a field. */
  linkTo: (step: number, field?: RequestField) => { to: string; state: unknown }
}) {
  const words = requestSteps.review
  const { values } = form
  const problems = isSending ? [] : requestFields.filter((field) => wrongs[field])
  return (
    <div className="flex flex-col gap-4">
      {problems.length > 0 && (
        <div className="rounded-sm border-l-4 border-amber bg-amber-soft px-4 py-3">
          <p className="font-sign text-lg font-semibold">{words.wrong}</p>
          <ul>
            {problems.map((field) => (
              <li key={field}>
                <Link
                  {...linkTo(stepOfField(field), field)}
                  className={`${linkClass} inline-flex min-h-12 items-center`}
                >
                  {wrongs[field]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isSending && lacksDropOff(values) && (
        <p className={noteClass}>
          <Link
            {...linkTo(stepOfField('dropOffLocation'), 'dropOffLocation')}
            className={`${linkClass} inline-flex min-h-12 items-center`}
          >
            {words.towTo}
          </Link>
        </p>
      )}
      {reviewOf(values, photos).map(({ name, step, field, lines }) => (
        <section key={name} className="rounded-md border border-line bg-surface">
          <header className="flex items-center justify-between gap-4 min-h-12 border-b border-line px-4">
            <h3 className="flex items-center gap-3 text-lg">
              {words.sections[name]}
              {name === 'service' && isEmergency(values) && (
                <Badge tone="red" solid>
                  {words.emergency}
                </Badge>
              )}
            </h3>
            {!isSending && (
              <Link
                {...linkTo(step, field)}
                aria-label={words.editSection(words.sections[name])}
                className={`${linkClass} inline-flex min-h-12 items-center px-2`}
              >
                {words.edit}
              </Link>
            )}
          </header>
          {lines.length === 0 ? (
            <p className="p-4 text-muted">{words.none}</p>
          ) : (
            <dl className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              {lines.map((line) => (
                <Line key={line.label} line={line} />
              ))}
            </dl>
          )}
        </section>
      ))}
      <p className="text-sm text-muted">{words.consent(settings.bidsExpectedMinutes)}</p>
      <AgreeLine by="asking" />
    </div>
  )
}

function Line({ line: { label, value, isRequired } }: { line: ReviewLine }) {
  const isMissing = isRequired && !value
  return (
    <div className="contents">
      <dt className="-mb-3 text-sm text-muted sm:mb-0 sm:leading-6">{label}</dt>
      <dd className={isMissing ? 'font-medium text-red-ink' : 'wrap-anywhere whitespace-pre-line'}>
        {isMissing ? requestSteps.review.missing : value}
      </dd>
    </div>
  )
}
