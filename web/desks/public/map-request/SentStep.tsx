import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { type RequestForOwner, readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { towing } from '#contract/words/en/towing.ts'
import { call } from '../../../kit/api/call.ts'
import { RequestAccess } from '../../../kit/api/RequestAccess.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { OwnPhotos } from '../../../things/photos/OwnPhotos.tsx'
import { headingId } from '../../../things/requests/wizard/use-step-focus.ts'
import { isHeardByNobody, WhoHears } from './WhoHears.tsx'

export interface SentStepProps {
  sent: { requestId: string; accessToken: string; isEarlier: boolean }
  step: number
}

/** Step 3: what stands now, read from the server, and what to do next. */
export function SentStep({ sent, step }: SentStepProps) {
  const words = towing.sent
  const { requestId, accessToken, isEarlier } = sent
  const { data: user } = useUser()
  const own = paths.bids(requestId, accessToken)
  const request = useQuery({
    queryKey: ['sent-request', requestId],
    queryFn: ({ signal }) =>
      call(readPublicRequest, { params: { id: requestId }, token: accessToken, signal }),
  })
  const owned = request.data?.view === 'owner' ? request.data : null
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <h2
        id={headingId(step)}
        tabIndex={-1}
        className="flex items-center gap-3 text-3xl focus:outline-none"
      >
        <CircleCheck className="size-9 shrink-0 text-green-ink" aria-hidden="true" />
        {words.heading}
      </h2>
      <Card edge="green" className="flex flex-col gap-4">
        {request.isError && (
          <ErrorState
            title={words.unread}
            busy={request.isFetching}
            onRetry={() => request.refetch()}
          />
        )}
        {request.isPending && (
          <Loading className="flex flex-col gap-2">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-4/5" />
          </Loading>
        )}
        {owned && <Stands request={owned} />}
        {owned && !isHeardByNobody(owned) && (
          <Facts>
            <Fact label={words.response}>{words.within(settings.bidsExpectedMinutes)}</Fact>
          </Facts>
        )}
        {isEarlier && <p>{words.earlier}</p>}
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Link to={own} className={buttonClass({ variant: 'primary' })}>
          {words.bids}
        </Link>
        {/* Whoever has no account has this one request, and no page behind a sign-in. */}
        <Link to={user ? paths.home(user.userType) : own} className={buttonClass()}>
          {words.own}
        </Link>
        <a href={paths.landing} className={buttonClass()}>
          {words.home}
        </a>
      </div>
      <p className="text-sm text-muted">{words.keep}</p>
      {owned && (
        <RequestAccess token={accessToken}>
          <OwnPhotos
            requestId={requestId}
            canAdd={owned.can.addPhotos}
            canRemove={owned.can.run}
            isOpen={owned.status === 'open'}
          />
        </RequestAccess>
      )}
    </div>
  )
}

function Stands({ request }: { request: RequestForOwner }) {
  return (
    <>
      <p className="font-sign text-xl font-semibold break-words">{request.title}</p>
      <WhoHears request={request} />
    </>
  )
}
