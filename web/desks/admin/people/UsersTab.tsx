import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isId } from '#contract/ids.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { SearchInput } from '../../../kit/ui/SearchInput.tsx'
import { useDebounced } from '../../../kit/ui/use-debounced.ts'
import { useKeptSearch } from '../use-kept-search.ts'
import { TechnicianCard } from './TechnicianCard.tsx'
import { UserCard } from './UserCard.tsx'
import { usePeople } from './use-users.ts'

const restMs = 300
const shortest = 2
const mostShown = 20

/** Who somebody is, whether they are signed in, and the two things that may be done for them. */
export function UsersTab() {
  const words = adminPeople.users
  const [params] = useSearchParams()
  const put = usePutParams()
  const { kept, keep } = useKeptSearch()
  const [typed, setTyped] = useState(kept)
  const search = useDebounced(typed, restMs).trim().slice(0, 100)
  const linked = params.get('user') ?? ''
  const id = typed === '' && isId(linked) ? linked : undefined
  const isAsked = id !== undefined || search.length >= shortest
  const people = usePeople(id ? { id } : search.length >= shortest ? { search } : {})

  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xl">
        <Field label={words.label} hint={words.hint}>
          <SearchInput
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              if (linked) put({ user: '' })
              keep(target.value)
            }}
          />
        </Field>
      </div>
      {isAsked ? (
        <ListOf rows={people} failed={words.failed}>
          {({ users, technicians }) =>
            users.length + technicians.length === 0 ? (
              <EmptyState title={words.nobody}>{words.nobodyText}</EmptyState>
            ) : (
              <>
                <ul className="grid gap-3 xl:grid-cols-2">
                  {users.map((user) => (
                    <UserCard key={user.id} user={user} />
                  ))}
                  {technicians.map((technician) => (
                    <TechnicianCard key={technician.id} technician={technician} />
                  ))}
                </ul>
                {[users, technicians].some(({ length }) => length === mostShown) && (
                  <p className="text-muted">{words.first(mostShown)}</p>
                )}
              </>
            )
          }
        </ListOf>
      ) : (
        <EmptyState title={words.startTitle}>{words.startText}</EmptyState>
      )}
    </div>
  )
}
