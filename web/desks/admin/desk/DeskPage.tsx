import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { DensityOf } from '../../../kit/ui/density.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { AdminsOnly } from '../AdminsOnly.tsx'
import { type List, lastList } from '../last-list.ts'
import { tabPath } from '../tab-link.ts'

interface Read<T> {
  data: T | undefined
  isError: boolean
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

/** A page of the operator's desk about one thing: the way back, what it is called, and what stands on it. */
export function DeskPage<T>({
  use,
  titleOf,
  here,
  children,
}: {
  /** Reads it by the id of the address. */
  use: (id: string) => Read<T>
  titleOf: (thing: T) => string
  /** The entry of the rail to which the page belongs; that from where the operator came unless said. */
  here?: string
  children: (thing: T) => ReactNode
}) {
  const { id = '' } = useParams()
  return (
    <AdminsOnly>
      <Loaded key={id} read={use} id={id} titleOf={titleOf} here={here}>
        {children}
      </Loaded>
    </AdminsOnly>
  )
}

function Loaded<T>({
  read: useIt,
  id,
  titleOf,
  here,
  children,
}: {
  read: (id: string) => Read<T>
  id: string
  titleOf: (thing: T) => string
  here: string | undefined
  children: (thing: T) => ReactNode
}) {
  const thing = useIt(id)
  const [list] = useState(lastList)
  const title = thing.data ? titleOf(thing.data) : desk.back
  const isMissing = thing.error instanceof ApiError && thing.error.status === 404
  return (
    <AppShell title={title} width="desk" here={here ?? tabPath(tabOf(list))}>
      <DensityOf value="desk">
        <div className="flex flex-col gap-2 md:gap-5">
          <BackToList list={list} />
          {isMissing && !thing.data ? (
            <>
              <h1 className="sr-only">{desk.missing}</h1>
              <EmptyState title={desk.missing}>{desk.missingText}</EmptyState>
            </>
          ) : (
            <>
              <h1 className="text-2xl wrap-anywhere">{title}</h1>
              <ListOf rows={thing} failed={desk.failed}>
                {children}
              </ListOf>
            </>
          )}
        </div>
      </DensityOf>
    </AppShell>
  )
}

/** Which tab a list stands on; the operations board where none is known. */
const tabOf = (list: List | null): string =>
  new URLSearchParams(list?.to.split('?')[1]).get('tab') ?? 'operations'

/** To the list or the search from which the operator came, as it was left; else to the dashboard. */
function BackToList({ list }: { list: List | null }) {
  return (
    <Link
      to={list?.to ?? paths.home('admin')}
      state={list?.state}
      className={`${barLinkClass} -mx-3 self-start`}
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      {list ? desk.backTo(list.name) : desk.back}
    </Link>
  )
}
