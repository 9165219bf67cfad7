import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'

const sections = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The sections of the board before they are there: a title, its sentence, and at least one line. Longer than a phone's screen, as the board is. */
export const OperationsSkeleton = () => (
  <Loading className="flex flex-col gap-8">
    {sections.map((key) => (
      <div key={key} className="flex flex-col gap-3">
        <Skeleton className="h-7 w-1/2 max-w-sm" />
        <Skeleton className="w-full max-w-prose" />
        <Skeleton shape="button" />
      </div>
    ))}
  </Loading>
)
