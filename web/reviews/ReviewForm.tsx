import { Controller, useForm } from 'react-hook-form'
import type { Side } from '#contract/photos.ts'
import { reviewForm, scoreNames } from '#contract/reviews.ts'
import { sentenceOf } from '../api/api-error.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { reviews as words } from '../messages/en/reviews.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormError } from '../ui/FormError.tsx'
import { formatExact } from '../ui/format.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { toast } from '../ui/toast.ts'
import { StarsField } from './Stars.tsx'
import { useReviewDeeds } from './use-job-reviews.ts'

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
  const { write } = useReviewDeeds(jobId)
  const form = useForm({
    defaultValues: empty,
    resolver: resolverOf(reviewForm, (values: Values) => values),
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (review) => {
    try {
      await write.mutateAsync(review)
      toast({ title: words.done, tone: 'success' })
    } catch (error) {
      showRefusal<Values>(error, [...scoreNames, 'words'], form.setError)
      form.setError('root', { message: sentenceOf(error, words.failed) })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {scoreNames.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <StarsField
                label={words.scores[side][name]}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error && words.missing(words.scores[side][name])}
                ref={field.ref}
              />
            )}
          />
        ))}
      </div>
      <Field label={words.words} hint={words.wordsHint[side]} error={errors.words?.message}>
        <TextArea {...form.register('words')} />
      </Field>
      <p className="text-sm text-muted">
        {words.hidden}
        {until && ` ${words.until} ${formatExact(until)}.`}
      </p>
      <FormError error={errors.root?.message} />
      <Button type="submit" variant="primary" busy={isSubmitting} className="self-start">
        {words.submit}
      </Button>
    </form>
  )
}
