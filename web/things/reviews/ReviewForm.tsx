import { Controller, useWatch } from 'react-hook-form'
import type { Side } from '#contract/photos.ts'
import { reviewForm, scoreNames } from '#contract/reviews.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { trying } from '#contract/words/en/trying.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { TryingLine } from '../../kit/TryingLine.tsx'
import { failedOrStopped } from '../../kit/trying-dialog.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { keptWords, useKeptWords } from '../../kit/unsaved/kept-words.ts'
import { StarsField } from './Stars.tsx'
import { reviewDraft, useWriteReview } from './use-job-reviews.ts'

export interface ReviewFormProps {
  jobId: string
  side: Side
  until: string | null
}

interface Values {
  service: number | undefined
  onTime: number | undefined
  price: number | undefined
  words: string
}
const empty: Values = { service: undefined, onTime: undefined, price: undefined, words: '' }

/** Three scores and a few words about the other party of a closed job (rules C19). */
export function ReviewForm({ jobId, side, until }: ReviewFormProps) {
  const place = reviewDraft(jobId)
  const send = useWriteReview(jobId)
  const { field, control, submit, isPending, refusal } = useEndpointForm(reviewForm, {
    values: { ...empty, words: keptWords(place) },
    send,
    failed: failedOrStopped(send.error, words.failed),
  })
  useKeptWords(place, useWatch({ control, name: 'words' }))

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {scoreNames.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: score, fieldState }) => (
              <StarsField
                label={words.scores[side][name]}
                value={score.value}
                onChange={score.onChange}
                error={fieldState.error && words.missing(words.scores[side][name])}
                ref={score.ref}
              />
            )}
          />
        ))}
      </div>
      <TextAreaField label={words.words} hint={words.wordsHint[side]} {...field('words')} />
      <p className="text-sm text-muted">
        {words.hidden}
        {until && ` ${words.until} ${formatExact(until)}.`}
      </p>
      <FormError error={refusal} />
      <TryingLine isLost={send.isLost} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending}>
          {words.submit}
        </Button>
        {send.isLost && <Button onClick={send.stop}>{trying.stop}</Button>}
      </div>
    </form>
  )
}
