import { TextField } from '../../kit/ui/TextField.tsx'
import { useTyped } from '../../kit/ui/use-typed.ts'

/** A day is typed in three parts, of which the address hears once they stand. */
export function DayField({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  error?: string | undefined
  value: string
  onChange: (day: string) => void
}) {
  const [typed, type] = useTyped(value, onChange)
  return (
    <TextField
      label={label}
      error={error}
      type="date"
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  )
}
