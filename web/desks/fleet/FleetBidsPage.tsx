import { useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetBids as words } from '#contract/words/en/fleet-bids.ts'
import { isUnknown } from '../../kit/api/api-error.ts'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { BidsSkeleton, RequestSkeleton } from '../../things/offers/BidsSkeleton.tsx'
import { Columns } from '../../things/requests/asked/Columns.tsx'
import { useOwnRequest } from '../../things/requests/asked/use-own-requests.ts'
import { AccessDenied } from '../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { Missing } from '../../things/shell/Missing.tsx'
import { FleetRequestOpen } from './FleetRequestOpen.tsx'

/** S1 §2: a fleet's request with its bids, for the people of the fleet. */
export default function FleetBidsPage() {
  const { data: user } = useUser()
  const { id = '' } = useParams()
  if (!user) return null
  if (user.userType !== 'business_customer')
    return (
      <AppShell title={words.denied}>
        <AccessDenied
          title={words.denied}
          home={paths.home(user.userType)}
          homeLabel={words.return}
        />
      </AppShell>
    )
  return <FleetRequest key={id} id={id} />
}

function FleetRequest({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useOwnRequest(id, false)
  if (data) return <FleetRequestOpen request={data} />
  return (
    <AppShell title={words.page.title} width="desk">
      {isUnknown(error) ? (
        <Missing {...words.notFound} to={paths.home('business_customer')} label={words.return} />
      ) : error ? (
        <ErrorState title={words.failed} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Columns head={<RequestSkeleton />}>
          <BidsSkeleton />
        </Columns>
      )}
    </AppShell>
  )
}
