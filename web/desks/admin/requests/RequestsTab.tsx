import { useState } from 'react'
import { desk } from '#contract/words/en/desk.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { SearchInput } from '../../../kit/ui/SearchInput.tsx'
import { useDebounced } from '../../../kit/ui/use-debounced.ts'
import { useKeptSearch } from '../use-kept-search.ts'
import { FoundRequests } from './FoundRequests.tsx'
import { useLookUp } from './use-look-up.ts'

const restMs = 300
const mostShown = 50

/** Somebody calls about a request: it is found by what they say of themselves and where they are, or by its link. */
export function RequestsTab() {
  const words = desk.lookUp
  const { kept, keep } = useKeptSearch()
  const [typed, setTyped] = useState(kept)
  const search = useDebounced(typed, restMs).trim().slice(0, 300)
  const requests = useLookUp(search)
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xl">
        <Field label={words.label} hint={words.hint}>
          <SearchInput
            spellCheck={false}
            maxLength={300}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              keep(target.value)
            }}
          />
        </Field>
      </div>
      <ListOf rows={requests} failed={words.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={words.none}>{search ? words.noneOf : words.noneRunning}</EmptyState>
          ) : (
            <>
              <FoundRequests found={found} />
              {found.length === mostShown && <p className="text-muted">{words.first(mostShown)}</p>}
            </>
          )
        }
      </ListOf>
    </div>
  )
}
