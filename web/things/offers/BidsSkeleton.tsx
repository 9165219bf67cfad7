import { Card } from '../../kit/ui/Card.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'

/** Bid cards that are not there yet. */
export function BidsSkeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      {['first', 'second'].map((key) => (
        <Card key={key} className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-4">
            <Skeleton shape="number" />
            <Skeleton shape="number" />
          </div>
          <div className="flex gap-3">
            <Skeleton shape="circle" />
            <div className="grow space-y-2">
              <Skeleton className="w-2/3" />
              <Skeleton className="w-1/2" />
            </div>
          </div>
          <Skeleton shape="button" />
        </Card>
      ))}
    </Loading>
  )
}

/** The request's own panel, not there yet. */
export function RequestSkeleton() {
  return (
    <Loading>
      <Card className="flex flex-col gap-4">
        <Skeleton className="w-1/2" />
        <Skeleton shape="number" className="w-full" />
        <Skeleton className="w-2/3" />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </Card>
    </Loading>
  )
}
