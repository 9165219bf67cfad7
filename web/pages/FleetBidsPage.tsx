import { useParams } from 'react-router'
import { isUnknown } from '../api/api-error.ts'
import { useUser } from '../auth/use-user.ts'
import { fleetBids as words } from '../messages/en/fleet-bids.ts'
import { BidsSkeleton, RequestSkeleton } from '../offers/BidsSkeleton.tsx'
import { paths } from '../paths.ts'
import { Columns } from '../requests/asked/Columns.tsx'
import { useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { AccessDenied } from '../shell/AccessDenied.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { Missing } from '../shell/Missing.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
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
