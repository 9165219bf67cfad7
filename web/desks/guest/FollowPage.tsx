import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Followed, follow } from '#contract/follow-links.ts'
import { follow as words } from '#contract/words/en/follow.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { isUnknown } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useLinkToken } from '../../kit/api/link-token.ts'
import { useLive } from '../../kit/api/live.ts'
import { pollTrip } from '../../kit/api/polling.ts'
import { RequestAccess } from '../../kit/api/RequestAccess.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { FollowedJob } from './FollowedJob.tsx'
import { FollowedWork } from './FollowedWork.tsx'

/** The truck that comes, for who was given a link to follow it: nothing to press, nothing to pay. */
export default function FollowPage() {
  const token = useLinkToken()
  const followed = useFollowed(token)
  const isOver = !token || isUnknown(followed.error)
  return (
    <AppShell title={words.page.title} width="form">
      {isOver ? (
        <>
          <h1 className="sr-only">{words.page.title}</h1>
          <EmptyState title={words.page.overTitle}>{words.page.overText}</EmptyState>
        </>
      ) : followed.data ? (
        <RequestAccess token={token}>
          <Following followed={followed.data} />
        </RequestAccess>
      ) : followed.isError ? (
        <>
          <h1 className="sr-only">{words.page.title}</h1>
          <DidNotLoad title={words.page.failed} query={followed} />
        </>
      ) : (
        <PageSpinner />
      )}
    </AppShell>
  )
}

function Following({ followed }: { followed: Followed }) {
  const { serviceType, area, job, status, endsAt } = followed
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl text-balance">
        {words.page.near(serviceWords.types[serviceType], area)}
      </h1>
      {job ? <FollowedJob followed={followed} job={job} /> : <p role="status">{standOf(status)}</p>}
      <FollowedWork phase={job?.phase ?? null} />
      <p className="text-sm text-muted">{words.page.until(formatExact(endsAt))}</p>
    </div>
  )
}

function standOf(status: Followed['status']): string {
  if (status === 'completed') return words.page.over
  return status === 'cancelled' ? words.page.canceled : words.page.looking
}

/** Read again when the stream says that the truck has moved, or anything else; while it is down, as often as positions come. */
function useFollowed(token: string | null) {
  const client = useQueryClient()
  const queryKey = [follow.path, token]
  const [isOver, setOver] = useState(false)
  const live = useLive({
    token,
    // The stream of a link that has ended would be refused, again and again.
    enabled: token !== null && !isOver,
    onMessage: () => {},
    onPosition: () => client.invalidateQueries({ queryKey }),
  })
  const followed = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(follow, { token, signal }),
    enabled: token !== null,
    refetchInterval: ({ state: { data, error } }) => {
      if (isUnknown(error)) return false
      return live === 'up' && data?.job?.phase !== 'en_route' ? false : pollTrip(live)
    },
    staleTime: 0,
  })
  if (isUnknown(followed.error) !== isOver) setOver(!isOver)
  return followed
}
