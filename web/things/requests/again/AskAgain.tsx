import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { corrections } from '#contract/words/en/corrections.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import { now } from '../../../kit/ui/clock.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import type { RequestForm } from '../form/request-form.ts'
import type { AgainState } from './AskAgainLink.tsx'
import { formOf } from './asked-form.ts'
import { useAsked } from './use-asked.ts'

export interface AskAgainProps {
  /** Of the request that is asked again; null for one that begins empty. */
  id: string | null
  children: (form: RequestForm | null) => ReactNode
}

/** A form that begins with what an earlier request of the reader said, once that has been read. */
export function AskAgain({ id, children }: AskAgainProps) {
  return id === null ? children(null) : <Filled key={id} id={id} fill={children} />
}

function Filled({ id, fill }: { id: string; fill: AskAgainProps['children'] }) {
  const words = corrections.again
  const { state }: { state: AgainState | null } = useLocation()
  const asked = useAsked(id, state?.token ?? null)
  if (asked.data) return fill(formOf(asked.data, now()))
  if (isUnknown(asked.error))
    return (
      <EmptyState
        title={words.unknown}
        action={
          <Link to="?" className={linkClass}>
            {words.empty}
          </Link>
        }
      >
        {words.unknownText}
      </EmptyState>
    )
  if (asked.isError) return <DidNotLoad title={words.failed} query={asked} />
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="w-2/3" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  )
}
