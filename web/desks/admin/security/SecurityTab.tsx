import { useSearchParams } from 'react-router'
import { isId } from '#contract/ids.ts'
import { securityEventNames } from '#contract/security-events.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { SecurityTable } from './SecurityTable.tsx'
import { type SecurityFilters, useSecurityEvents } from './use-security-events.ts'

const letters = /^[\w-]{12}$/

/** What the security log has told, for operators without a system of logs. The filters stand in the address. */
export function SecurityTab() {
  const words = securityLog
  const [params] = useSearchParams()
  const put = usePutParams()
  const event = securityEventNames.find((known) => known === params.get('event'))
  const who = params.get('who') ?? ''
  const origin = params.get('origin') ?? ''
  const filters: SecurityFilters = {
    ...(event && { event }),
    ...(isId(who) && { who }),
    ...(letters.test(origin) && { origin }),
  }
  const events = useSecurityEvents(filters)
  const clear = () => put({ event: '', who: '', origin: '' })

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{words.lead}</p>
      <div className="sm:w-72">
        <Field label={words.event}>
          <Select
            placeholder={words.anyEvent}
            options={securityEventNames.map((value) => ({ value, label: words.events[value] }))}
            value={event ?? ''}
            onChange={({ target }) => put({ event: target.value })}
          />
        </Field>
      </div>
      {(filters.who || filters.origin) && (
        <p className="flex flex-wrap items-center gap-3">
          {filters.who ? words.onlyWho : words.onlyOrigin}
          <Button onClick={clear}>{words.clear}</Button>
        </p>
      )}
      <FilteredPages
        rows={events}
        words={words}
        isFiltered={Object.keys(filters).length > 0}
        onClear={clear}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      >
        {(all) => (
          <SecurityTable events={all} onOrigin={(wanted) => put({ origin: wanted, who: '' })} />
        )}
      </FilteredPages>
    </div>
  )
}
