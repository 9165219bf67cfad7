import { useSearchParams } from 'react-router'
import { type AuditEntry, auditActions, exportAudit } from '#contract/audit.ts'
import { isId } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { Changes } from '../desk/DeskHistory.tsx'
import { ExportLink } from '../ExportLink.tsx'
import { actionName } from './action-name.ts'
import { type AuditFilters, useAudit } from './use-audit.ts'

/** Who did what to whom, when and why. */
export function AuditTab() {
  const words = adminPeople.audit
  const [params] = useSearchParams()
  const put = usePutParams()
  const person = (params.get('person') ?? '').trim()
  const action = auditActions.find((known) => known === params.get('action'))
  const about = isId(params.get('about') ?? '') ? (params.get('about') ?? undefined) : undefined
  const filters: AuditFilters = {
    ...(action && { action }),
    ...(person && { person: person.slice(0, 100) }),
    ...(about && { about }),
  }
  const entries = useAudit(filters)

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-72">
          <SearchField
            label={words.person}
            placeholder={words.personHint}
            value={params.get('person') ?? ''}
            onChange={(wanted) => put({ person: wanted })}
          />
        </div>
        <div className="grow sm:w-72 sm:grow-0">
          <Field label={words.action}>
            <Select
              placeholder={words.anyAction}
              options={auditActions.map((value) => ({ value, label: words.actions[value] }))}
              value={action ?? ''}
              onChange={({ target }) => put({ action: target.value })}
            />
          </Field>
        </div>
        <ExportLink endpoint={exportAudit} query={filters} className="sm:ml-auto">
          {words.export}
        </ExportLink>
      </div>
      {about && (
        <p className="flex flex-wrap items-center gap-3">
          {words.about}
          <Button onClick={() => put({ about: '' })}>{words.everybody}</Button>
        </p>
      )}
      <FilteredPages
        rows={entries}
        words={words}
        isFiltered={Object.keys(filters).length > 0}
        onClear={() => put({ person: '', action: '', about: '' })}
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      >
        {(all) => <Entries entries={all} />}
      </FilteredPages>
    </div>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const words = adminPeople.audit
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      rows={entries}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'what',
          header: columns.action,
          isName: true,
          cell: ({ action }) => actionName(action),
        },
        {
          key: 'about',
          header: columns.about,
          phone: 'plain',
          cell: (entry) => <Subject entry={entry} />,
        },
        {
          key: 'by',
          header: columns.by,
          phone: 'plain',
          cell: ({ actor }) =>
            actor ? (
              <Link to={paths.deskPerson(actor.id)} className={nameLinkClass}>
                {actor.name}
              </Link>
            ) : (
              words.commandLine
            ),
        },
        {
          key: 'reason',
          header: columns.reason,
          phone: 'plain',
          cell: ({ reason, before, after }) => (
            <div className="break-words">
              {reason || (before || after ? null : adminPeople.none)}
              <Changes before={before} after={after} />
            </div>
          ),
        },
        {
          key: 'when',
          header: columns.when,
          phone: 'aside',
          cell: ({ at }) => <TickingTime at={at} className="whitespace-nowrap" />,
        },
      ]}
    />
  )
}

const pageOf = {
  user: paths.deskPerson,
  provider: paths.deskProvider,
  fleet: paths.deskFleet,
  request: paths.deskRequest,
}

/** What it was about, with a link to its page. */
function Subject({ entry: { subject } }: { entry: AuditEntry }) {
  if (!subject) return adminPeople.none
  const { kind, name } = subject
  if (kind === 'driver') return name
  return (
    <Link to={pageOf[kind](subject.id)} className={nameLinkClass}>
      {name}
    </Link>
  )
}
