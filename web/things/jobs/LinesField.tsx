import { Plus, Trash2 } from 'lucide-react'
import { type LineKind, lineKinds } from '#contract/bid-lines.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FieldError } from '../../kit/ui/FieldError.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'

/** One line of a price, as its fields hold it. */
export interface LineForm {
  kind: LineKind
  text: string
  quantity: string
  unitPrice: string
}

export const emptyLine: LineForm = { kind: 'labor', text: '', quantity: '1', unitPrice: '' }

export interface LinesFieldProps {
  id: string
  title: string
  lines: readonly LineForm[]
  onChange: (lines: LineForm[]) => void
  error: string | undefined
  /** What a line may be for; everything unless said. */
  kinds?: readonly LineKind[]
  /** Somebody has just asked for it: the first line has the focus. */
  autoFocus?: boolean
  /** More to do at its foot. */
  more?: React.ReactNode
}

/** Lines of a price: what for, how many, how much each. At least one stays. */
export function LinesField({
  id,
  title,
  lines,
  onChange,
  error,
  kinds = lineKinds,
  autoFocus = false,
  more,
}: LinesFieldProps) {
  const words = bidLineWords.form
  const options = kinds.map((kind) => ({ value: kind, label: bidLineWords.kinds[kind] }))
  const change = (at: number, part: Partial<LineForm>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={`${id}-error`}>
      <legend className="mb-2 font-sign text-lg font-semibold">{title}</legend>
      {lines.map((line, index) => (
        <div
          // Lines have no names of their own; each field holds what stands in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          className="flex flex-col gap-2 rounded-sm border border-line p-3"
        >
          <div className="flex items-end gap-2 *:first:grow">
            <SelectField
              label={words.kind}
              autoFocus={autoFocus && index === 0}
              placeholder={null}
              options={options}
              value={line.kind}
              onChange={({ target }) => {
                const kind = kinds.find((one) => one === target.value)
                if (kind) change(index, { kind })
              }}
            />
            {lines.length > 1 && (
              <IconButton
                icon={<Trash2 className="size-5" aria-hidden="true" />}
                label={words.remove(index + 1)}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              />
            )}
          </div>
          <TextField
            label={words.text}
            maxLength={80}
            value={line.text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
          <div className="flex gap-2 *:min-w-0 *:grow">
            <TextField
              label={words.quantity}
              inputMode="decimal"
              autoComplete="off"
              value={line.quantity}
              onChange={({ target }) => change(index, { quantity: target.value })}
            />
            <TextField
              label={words.unitPrice}
              error={
                line.kind === 'discount' && line.unitPrice.trim().startsWith('-')
                  ? words.noMinus
                  : undefined
              }
              inputMode="decimal"
              autoComplete="off"
              value={line.unitPrice}
              onChange={({ target }) => change(index, { unitPrice: target.value })}
            />
          </div>
        </div>
      ))}
      <FieldError id={`${id}-error`} error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus className="size-5" aria-hidden="true" />}
          onClick={() => onChange([...lines, emptyLine])}
        >
          {words.add}
        </Button>
        {more}
      </div>
    </fieldset>
  )
}
