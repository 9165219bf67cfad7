import { useForm } from 'react-hook-form'
import { addHoliday } from '#contract/holidays.ts'
import { fieldErrorsOf, sentenceOf } from '../../api/api-error.ts'
import { focusFirst, resolverOf, showRefusal } from '../../api/form.ts'
import { shop } from '../../messages/en/shop.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useAddHoliday } from './use-holidays.ts'

const fields = ['firstDay', 'lastDay', 'note'] as const
const empty = { firstDay: '', lastDay: '', note: '' }
const read = ({ firstDay, lastDay, note }: typeof empty) => ({
  firstDay,
  lastDay: lastDay || undefined,
  note: note || undefined,
})

/** Plans a holiday of one day or several. */
export function HolidayForm() {
  const words = shop.holidays
  const add = useAddHoliday()
  const form = useForm({
    defaultValues: empty,
    resolver: resolverOf<typeof addHoliday.body, typeof empty>(addHoliday.body, read),
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const hasFieldErrors = Object.keys(fieldErrorsOf(add.error)).length > 0
  const submit = form.handleSubmit(
    (body) =>
      add.mutate(body, {
        onSuccess: () => {
          form.reset(empty)
          toast({ title: words.added, tone: 'success' })
        },
        onError: (error) => showRefusal<typeof empty>(error, fields, form.setError),
      }),
    focusFirst<typeof empty>(fields, form.setFocus),
  )
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words.first}
        type="date"
        required
        error={errors.firstDay?.message}
        {...form.register('firstDay')}
      />
      <TextField
        label={words.last}
        hint={words.lastHint}
        type="date"
        error={errors.lastDay?.message}
        {...form.register('lastDay')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={words.note}
          error={errors.note?.message}
          autoComplete="off"
          {...form.register('note')}
        />
      </div>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <FormError
          error={add.error && !hasFieldErrors ? sentenceOf(add.error, shop.tryAgain) : null}
        />
        <Button type="submit" busy={add.isPending} className="self-start">
          {words.add}
        </Button>
      </div>
    </form>
  )
}
