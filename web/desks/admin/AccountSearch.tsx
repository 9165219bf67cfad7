import { admin } from '#contract/words/en/admin.ts'
import { SearchField } from '../../kit/ui/SearchField.tsx'

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
      <SearchField
        label={admin.search}
        labelHidden
        placeholder={admin.searchHint}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
