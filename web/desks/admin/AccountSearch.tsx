import { SearchField } from '../../kit/ui/SearchField.tsx'
import { admin } from '../../messages/en/admin.ts'

/** S1 §2: finds a provider or a fleet company. */
export function AccountSearch({
  value,
  onChange,
}: {
  value: string
  onChange: (words: string) => void
}) {
  return (
    <div className="max-w-xl">
      <SearchField label={admin.search} value={value} onChange={onChange} />
    </div>
  )
}
