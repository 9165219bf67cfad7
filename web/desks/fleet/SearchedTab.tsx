import { Download, Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { usePutParams } from '../../kit/api/use-put-params.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { useDensity } from '../../kit/ui/density.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { noteClass } from '../../kit/ui/note-class.ts'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import type { SelectOption } from '../../kit/ui/Select.tsx'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { refusalTo } from './use-own-fleet.ts'

export interface SearchedTabProps {
  fleet: OwnFleet
  words: Record<
    'add' | 'import' | 'emptyTitle' | 'emptyText' | 'search' | 'searchHint' | 'filter' | 'any',
    string
  >
  /** Which of them; it stands in the address under this name, what is searched under `q`. */
  filter: { name: string; value: string; options: readonly SelectOption[] }
  /** What to do with what is listed. */
  note?: string | undefined
  /** How many pass the search, and how many there are. */
  found: number
  all: number
  onAdd: () => void
  onImport: () => void
  /** The address of all of them as a file. */
  file: string
  /** Those that pass. */
  children: ReactNode
}

/** A list of forty with what is searched above it, and what can be added. */
export function SearchedTab(props: SearchedTabProps) {
  const { fleet, words, filter, note, found, all, onAdd, onImport, file, children } = props
  const density = useDensity()
  const [params] = useSearchParams()
  const put = usePutParams()
  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-5" />}
      disabledReason={refusalTo('keepFleet', fleet)}
      onClick={onAdd}
    >
      {words.add}
    </Button>
  )
  const bring = (
    <Button
      icon={<Upload className="size-5" />}
      disabledReason={refusalTo('import', fleet)}
      onClick={onImport}
    >
      {words.import}
    </Button>
  )

  if (all === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {add}
            {bring}
          </span>
        }
      >
        {words.emptyText}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      {note && (
        <p role="status" className={noteClass}>
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="w-full sm:w-72">
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            value={params.get('q') ?? ''}
            onChange={(q) => put({ q })}
          />
        </div>
        <div className="grow sm:w-52 sm:grow-0">
          <SelectField
            label={words.filter}
            placeholder={words.any}
            options={filter.options}
            value={filter.value}
            onChange={({ target }) => put({ [filter.name]: target.value })}
          />
        </div>
        <p className="numerals min-h-9 content-center sm:grow text-lg font-semibold" role="status">
          {fleets.search.count(found, all)}
        </p>
        <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:*:grow-0">
          <a href={file} download className={buttonClass({ size: density })}>
            <Download className="size-5" aria-hidden="true" />
            {fleets.search.export}
          </a>
          {bring}
          {add}
        </div>
      </div>
      {found > 0 ? (
        children
      ) : (
        <EmptyState
          title={fleets.search.nothing}
          action={
            <Button onClick={() => put({ q: '', [filter.name]: '' })}>{fleets.search.clear}</Button>
          }
        >
          {fleets.search.text}
        </EmptyState>
      )}
    </div>
  )
}
