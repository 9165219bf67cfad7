import { type ServiceType, wizardCards } from '#contract/catalogue.ts'
import { nearby } from '#contract/words/en/nearby.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { FieldSet } from '../../../kit/ui/FieldSet.tsx'

const choices: readonly (ServiceType | null)[] = [null, ...wizardCards]

/** "All Services" and the eight of S0 §3. */
export function Categories({
  value,
  onChange,
}: {
  value: ServiceType | null
  onChange: (service: ServiceType | null) => void
}) {
  return (
    <FieldSet legend={nearby.categories} role="radiogroup">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
        {choices.map((service) => (
          <label
            key={service ?? 'all'}
            className="flex min-h-12 cursor-pointer items-center rounded-sm border-2 border-edge bg-surface px-3 py-1 font-sign leading-5 font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="category"
              className="sr-only"
              checked={service === value}
              onChange={() => onChange(service)}
            />
            {service ? serviceWords.categories[service] : nearby.all}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
