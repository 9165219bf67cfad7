import { trades } from '#contract/catalogue.ts'
import { levels } from '#contract/levels.ts'
import { states } from '#contract/us-states.ts'
import { desk } from '#contract/words/en/desk.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { trust } from '#contract/words/en/trust.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import type { ProviderFilters as Filters } from './account-filters.ts'

/** Which shops: of a state, a service, a level. They stand in the address. */
export function ProviderFilters({ filters }: { filters: Filters }) {
  const words = desk.filters
  const put = usePutParams()
  return (
    <>
      <div className="grow basis-2/5 sm:w-36 sm:grow-0 sm:basis-auto">
        <Field label={words.state}>
          <Select
            placeholder={words.anyState}
            options={states.map((state) => ({ value: state, label: state }))}
            value={filters.state ?? ''}
            onChange={({ target }) => put({ state: target.value })}
          />
        </Field>
      </div>
      <div className="grow basis-2/5 sm:w-44 sm:grow-0 sm:basis-auto">
        <Field label={words.service}>
          <Select
            placeholder={words.anyService}
            options={trades.map((trade) => ({ value: trade, label: serviceWords.trades[trade] }))}
            value={filters.trade ?? ''}
            onChange={({ target }) => put({ trade: target.value })}
          />
        </Field>
      </div>
      <div className="grow basis-2/5 sm:w-36 sm:grow-0 sm:basis-auto">
        <Field label={words.level}>
          <Select
            placeholder={words.anyLevel}
            options={levels.map((level) => ({ value: level, label: trust.levels[level] }))}
            value={filters.level ?? ''}
            onChange={({ target }) => put({ level: target.value })}
          />
        </Field>
      </div>
    </>
  )
}
