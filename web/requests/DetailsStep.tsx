import { type DetailField, fieldsOf, services } from '#contract/catalogue.ts'
import { requests } from '../messages/en/requests.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { DetailInput } from './DetailInput.tsx'
import { serviceAsked } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'

const isShort = ({ kind }: DetailField) => kind === 'text' || kind === 'make'

/** Step 2: the questions of the chosen service (rules A). None of them must be answered. */
export function DetailsStep({
  form,
  onChooseService,
}: {
  form: RequestFormState
  onChooseService: () => void
}) {
  const words = requests.extra
  const service = serviceAsked(form.values)
  const { error, ...notes } = form.text('additionalNotes')
  return (
    <>
      {service ? (
        <section className="flex flex-col gap-6">
          <div>
            <h3 className="text-xl">{words.heading(services[service].ask)}</h3>
            <p className="text-sm text-muted">{words.marked}</p>
          </div>
          <div className="grid gap-x-4 gap-y-6 sm:grid-cols-6">
            {fieldsOf(service).map((detail) => (
              <div
                key={detail.name}
                className={isShort(detail) ? 'sm:col-span-2' : 'sm:col-span-6'}
              >
                <DetailInput detail={detail} form={form} />
              </div>
            ))}
          </div>
        </section>
      ) : (
        <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-surface p-4">
          <p>{words.noService}</p>
          <Button onClick={onChooseService}>{words.chooseService}</Button>
        </div>
      )}
      <Field label={words.notes} hint={words.notesHint} error={error}>
        <TextArea {...notes} />
      </Field>
    </>
  )
}
