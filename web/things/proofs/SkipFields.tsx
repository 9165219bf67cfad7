import { skipReasons } from '#contract/proof-lists.ts'
import { settings } from '#contract/settings.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import type { Skipping } from './skipping.ts'

/** A reason from the list, with words where the list has none. */
export function SkipFields({
  label,
  skipping,
  error,
  onChange,
}: {
  label: string
  skipping: Skipping
  error: string | null
  onChange: (skipping: Skipping) => void
}) {
  const { reason, words: said } = skipping
  return (
    <>
      <SelectField
        label={label}
        required
        error={reason === null ? (error ?? undefined) : undefined}
        value={reason ?? ''}
        options={skipReasons.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={({ target }) =>
          onChange({
            ...skipping,
            reason: skipReasons.find((one) => one === target.value) ?? null,
          })
        }
      />
      <TextField
        label={reason === 'other' ? words.skipWordsNeeded : words.skipWords}
        required={reason === 'other'}
        error={reason !== null ? (error ?? undefined) : undefined}
        value={said}
        maxLength={settings.proofs.wordsMost}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...skipping, words: target.value })}
      />
    </>
  )
}
