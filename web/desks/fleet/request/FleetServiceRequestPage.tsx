import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AskAgain } from '../../../things/requests/again/AskAgain.tsx'
import { AccessDenied } from '../../../things/shell/AccessDenied.tsx'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { Missing } from '../../../things/shell/Missing.tsx'
import { useFleetLive } from '../use-fleet-live.ts'
import { DriverCard } from './DriverCard.tsx'
import { FleetRequestForm } from './FleetRequestForm.tsx'
import { useFleetDriver } from './use-fleet-driver.ts'

/** S1 §2: a manager asks for help for one of the drivers. Others read the specification's words. */
export default function FleetServiceRequestPage() {
  const { data: user } = useUser()
  const [params] = useSearchParams()
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
  const driverId = params.get('driverId')
  return <ForDriver key={driverId} driverId={driverId} />
}

function ForDriver({ driverId }: { driverId: string | null }) {
  useFleetLive()
  const [params] = useSearchParams()
  const driver = useFleetDriver(driverId ?? undefined)
  const { data, error, isFetching, refetch } = driver
  const home = paths.home('business_customer')
  const againId = params.get('again') || null

  if (data)
    return (
      <AppShell title={words.titleFor(data.fullName)} width="desk" offline={words.offline}>
        <h1 className="mb-4 text-3xl wrap-anywhere">{words.titleFor(data.fullName)}</h1>
        <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
          <div className="lg:sticky lg:top-20">
            <DriverCard driver={data} />
          </div>
          <AskAgain id={againId}>
            {(form) => (
              <FleetRequestForm
                driver={data}
                again={againId && form ? { id: againId, form } : null}
              />
            )}
          </AskAgain>
        </div>
      </AppShell>
    )
  return (
    <AppShell title={words.title} width="desk">
      {!driverId || isUnknown(error) ? (
        <Missing {...words.notFound} to={home} label={words.return} />
      ) : error ? (
        <ErrorState title={words.failed} busy={isFetching} onRetry={() => refetch()} />
      ) : (
        <Loading className="grid gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
          <Card className="flex flex-col gap-4">
            <Skeleton shape="circle" />
            <Skeleton className="w-2/3" />
            <Skeleton shape="block" />
          </Card>
          <Card className="flex flex-col gap-4">
            <Skeleton className="w-1/3" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="button" />
          </Card>
        </Loading>
      )}
    </AppShell>
  )
}
