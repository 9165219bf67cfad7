import { ArrowLeft } from 'lucide-react'
import type { FormEvent } from 'react'
import { settings } from '#contract/settings.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { isTow } from '../../../things/requests/form/request-answers.ts'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'
import { ReachFields } from './ReachFields.tsx'
import { RequestSoFar } from './RequestSoFar.tsx'
import { TowFields } from './TowFields.tsx'
import type { FlowSubmit } from './use-flow-submit.ts'

export interface DetailsStepProps {
  form: RequestFormState
  photosKey: string
  /** Who is asked by name. */
  asked: string | null
  submission: Pick<FlowSubmit, 'refusal' | 'isWaiting' | 'isBusy' | 'stop'>
  onBack: () => void
  onSubmit: () => void
}

/** Step 2: all that a tow must say; of any other service only what is missing (rules D). */
export function DetailsStep({
  form,
  photosKey,
  asked,
  submission,
  onBack,
  onSubmit,
}: DetailsStepProps) {
  const words = towing.details
  const { refusal, isWaiting, isBusy, stop } = submission
  function press(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-8">
      <RequestSoFar values={form.values} asked={asked} />
      {isTow(form.values) ? (
        <>
          <TowFields form={form} photosKey={photosKey} />
          <ReachFields form={form} />
        </>
      ) : (
        <>
          <ReachFields form={form} />
          <Problem form={form} />
        </>
      )}
      <p className="text-sm text-muted">{words.consent(settings.bidsExpectedMinutes)}</p>
      <AgreeLine by="asking" />
      <FormError error={refusal} />
      {isWaiting && <SendingNotice onStop={stop} />}
      <div className="flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-between">
        <Button
          icon={<ArrowLeft className="size-5" aria-hidden="true" />}
          disabledReason={isBusy ? towing.choice.sending : null}
          onClick={onBack}
        >
          {words.back}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} className="sm:min-w-64">
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

function Problem({ form }: { form: RequestFormState }) {
  const { error, ...input } = form.text('problemDescription')
  return <TextAreaField label={towing.details.problem} error={error} {...input} />
}
