import { useSearchParams } from 'react-router'
import { isId } from '#contract/ids.ts'
import { securityEventNames } from '#contract/security-events.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { PagedRows } from '../../../kit/ui/PagedRows.tsx'
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
      <ListOf rows={events} failed={words.failed}>
        {(all) => {
          if (all.length === 0)
            return Object.keys(filters).length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <EmptyState
                title={words.filtered}
                action={<Button onClick={clear}>{words.clear}</Button>}
              >
                {words.filteredText}
              </EmptyState>
            )
          return (
            <PagedRows rows={events} more={words.more}>
              <SecurityTable events={all} onOrigin={(wanted) => put({ origin: wanted, who: '' })} />
            </PagedRows>
          )
        }}
      </ListOf>
    </div>
  )
}
