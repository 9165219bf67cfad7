import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'

/** A running job fills more than a screen: what stands below it stays out of sight until it is drawn whole. */
export const JobSkeleton = () => (
  <Loading className="flex min-h-svh flex-col gap-4">
    <Skeleton shape="number" />
    <Skeleton shape="block" />
    <Skeleton shape="button" />
  </Loading>
)
