import { Card } from '../ui/Card.tsx'
import { Loading, Skeleton } from '../ui/Skeleton.tsx'

/** Cards that are not there yet: of the board, of the own bids, of the own jobs. */
export function CardsSkeleton() {
  return (
    <Loading className="grid gap-4 md:grid-cols-2">
      {['first', 'second'].map((key) => (
        <Card key={key} className="flex flex-col gap-4">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-3/4" />
          <Skeleton shape="number" />
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </Card>
      ))}
    </Loading>
  )
}
