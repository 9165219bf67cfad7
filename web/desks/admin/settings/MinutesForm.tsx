import { useState } from 'react'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { RuleCard } from './RuleCard.tsx'
import { typedNumber, useRuleForm } from './use-rules-form.ts'

/** A setting of one or more numbers: of minutes, of an hour, of messages. It is made anew when the server has another value. */
export function MinutesForm({
  name,
  labels,
  value,
  changedAt,
}: {
  name: 'headStart' | 'bidExpiry' | 'requestExpiry' | 'deskMail' | 'caps'
  /** A label for every number, in their order. */
  labels: Record<string, string>
  value: Record<string, number>
  changedAt: string | null
}) {
  const written = Object.fromEntries(
    Object.entries(value).map(([field, minutes]) => [field, String(minutes)]),
  )
  const [typed, setTyped] = useState<Record<string, string>>(written)
  const read = () =>
    Object.fromEntries(Object.keys(value).map((field) => [field, typedNumber(typed[field] ?? '')]))
  const dirtyFields = Object.fromEntries(
    Object.keys(value).map((field) => [field, typed[field] !== written[field]]),
  )
  const form = useRuleForm(name, { read, dirtyFields })
  return (
    <RuleCard name={name} changedAt={changedAt} form={form} onDiscard={() => setTyped(written)}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-start gap-3">
        {Object.entries(labels).map(([field, label]) => (
          <TextField
            key={field}
            label={label}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            error={form.errors[field]}
            value={typed[field] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </div>
    </RuleCard>
  )
}
