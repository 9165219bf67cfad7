import { Card } from './Card.tsx'
import { Loading, Skeleton } from './Skeleton.tsx'

/** Cards of a list that are not there yet. */
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
