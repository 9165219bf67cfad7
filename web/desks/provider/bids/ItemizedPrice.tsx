import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { totalCents } from '#contract/bid-lines.ts'
import { decimal } from '#contract/primitives.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { providers } from '#contract/words/en/providers.ts'
import type { CheckedForm } from '../../../kit/api/use-checked-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { useField } from '../../../kit/ui/field-context.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { emptyLine, type LineForm, LinesField } from '../../../things/jobs/LinesField.tsx'
import type { OfferForm } from './offer-form.ts'
import type { Offer } from './offer-schema.ts'

/** What was named already stands in the first line; who has named nothing begins with what a price is usually made of. */
const firstLines = (price: string): LineForm[] =>
  price === ''
    ? [{ ...emptyLine, kind: 'call_out' }, emptyLine]
    : [{ ...emptyLine, unitPrice: price }]

const totalOf = (lines: readonly LineForm[]) => decimal(Math.max(0, totalCents(lines)))

/** The price line by line, for who wants to say what it covers; what the lines come to is the price. */
export function ItemizedPrice({ form }: { form: CheckedForm<OfferForm, Offer> }) {
  const words = bidLineWords.form
  const { control, formState, getValues, setValue } = form
  const [hasBegun, setBegun] = useState(false)
  const lines = useWatch({ control, name: 'lines' })
  const total = totalOf(lines)
  const isItemized = lines.length > 0
  useEffect(() => {
    if (isItemized) setValue('price', total, { shouldDirty: true })
  }, [isItemized, total, setValue])
  const change = (next: LineForm[]) =>
    setValue('lines', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  // Each takes away the button that is pressed: what comes in its place takes the focus.
  const begin = () => {
    setBegun(true)
    change(firstLines(getValues('price')))
  }
  const drop = () => change([])

  if (!isItemized)
    return (
      <div>
        <Button variant="ghost" onClick={begin}>
          {words.begin}
        </Button>
        <p className="text-sm text-muted">{words.beginHint}</p>
      </div>
    )
  return (
    <LinesField
      id="offer-lines"
      title={words.title}
      lines={lines}
      onChange={change}
      autoFocus={hasBegun}
      error={formState.errors.lines?.message?.toString()}
      more={
        <Button variant="ghost" onClick={drop}>
          {words.drop}
        </Button>
      }
    />
  )
}

/** The price of who says it line by line: nothing to type into. */
export const SumOfLines = ({
  lines,
  error,
}: {
  lines: readonly LineForm[]
  error: string | undefined
}) => (
  <Field
    label={providers.bid.price}
    hint={bidLineWords.form.sum}
    error={totalCents(lines) < 0 ? bidLineWords.form.below : error}
  >
    <Sum sum={totalOf(lines)} />
  </Field>
)

function Sum({ sum }: { sum: string }) {
  const field = useField()
  return (
    <output
      id={field.id}
      aria-describedby={field['aria-describedby']}
      className="numerals text-2xl font-bold"
    >
      {formatMoney(sum)}
    </output>
  )
}
