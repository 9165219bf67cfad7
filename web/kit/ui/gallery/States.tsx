import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { Loading, Skeleton } from '../Skeleton.tsx'
import { Shelf } from './Shelf.tsx'

export function States() {
  return (
    <Shelf title="States">
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <Loading>
          <Card className="flex flex-col gap-3">
            <div className="flex justify-between">
              <Skeleton shape="number" />
              <Skeleton shape="number" />
            </div>
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="w-2/3" />
                <Skeleton className="w-1/3" />
              </div>
            </div>
            <Skeleton shape="button" />
          </Card>
        </Loading>
        <EmptyState title="No incoming requests" action={<Button>Widen my radius</Button>}>
          Nobody within 50 miles needs your trades at the moment. New ones appear here by
          themselves.
        </EmptyState>
        <ErrorState onRetry={() => {}} />
      </div>
    </Shelf>
  )
}
