import { corrections } from '#contract/words/en/corrections.ts'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { MoreDetails } from '../form/MoreDetails.tsx'
import { questionsBeyond } from '../form/request-answers.ts'
import { serviceAsked } from '../form/request-form.ts'
import type { RequestFormState } from '../form/use-request-form.ts'

/** The notes, and the answers to the questions of the service. */
export function SaidPart({ form, isOpen }: { form: RequestFormState; isOpen: boolean }) {
  const words = corrections.form
  const { error, ...notes } = form.text('additionalNotes')
  return (
    <>
      <TextAreaField label={words.notes} error={error} rows={2} {...notes} />
      <MoreDetails
        summary={words.more}
        isOpen={isOpen}
        details={questionsBeyond(serviceAsked(form.values), [])}
        form={form}
      />
    </>
  )
}
