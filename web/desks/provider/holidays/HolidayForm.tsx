import { addHoliday } from '#contract/holidays.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useAddHoliday } from './use-holidays.ts'

const empty = { firstDay: '', lastDay: '', note: '' }
const bodyOf = ({ firstDay, lastDay, note }: typeof empty) => ({
  firstDay,
  lastDay: lastDay || undefined,
  note: note || undefined,
})

/** Plans a holiday of one day or several. */
export function HolidayForm() {
  const words = shop.holidays
  const { field, submit, isPending, refusal } = useEndpointForm(addHoliday.body, {
    values: empty,
    bodyOf,
    send: useAddHoliday(),
    onDone: (_, form) => {
      form.reset(empty)
      toast({ title: words.added, tone: 'success' })
    },
    failed: shop.tryAgain,
  })
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <TextField label={words.first} type="date" required {...field('firstDay')} />
      <TextField label={words.last} hint={words.lastHint} type="date" {...field('lastDay')} />
      <div className="sm:col-span-2">
        <TextField label={words.note} autoComplete="off" {...field('note')} />
      </div>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <FormError error={refusal} />
        <Button type="submit" busy={isPending} className="self-start">
          {words.add}
        </Button>
      </div>
    </form>
  )
}
