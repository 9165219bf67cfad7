import type { Ref } from 'react'
import { type Trade, trades } from '#contract/catalogue.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Chips } from '../../kit/ui/Chips.tsx'
import { FieldError } from '../../kit/ui/FieldError.tsx'

/** The trades of a provider, any number of them; the form puts the focus here when there is none. */
export function TradeChips({
  legend,
  value,
  onChange,
  error,
  ref,
}: {
  legend: string
  value: readonly Trade[]
  onChange: (value: Trade[]) => void
  error: string | undefined
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-1">
      <Chips
        several
        legend={legend}
        chips={trades.map((trade) => ({ value: trade, label: serviceWords.trades[trade] }))}
        value={value}
        onChange={onChange}
      />
      <div role="alert">
        <FieldError id="services-error" error={error} />
      </div>
    </div>
  )
}
