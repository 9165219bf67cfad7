import { type ComponentProps, Suspense } from 'react'
import { late } from '../../kit/api/late.ts'
import type { ComingTruck } from './ComingTruck.tsx'
import type { IsHere } from './IsHere.tsx'

const { Part: Truck } = late(async () => (await import('./ComingTruck.tsx')).ComingTruck)
const { Part: Here } = late(async () => (await import('./IsHere.tsx')).IsHere)

/** The truck that comes, and whether it is there: parts that load once a job has begun, not with the list of bids. */
export const LateTruck = ({
  place,
  ...here
}: ComponentProps<typeof IsHere> & Pick<ComponentProps<typeof ComingTruck>, 'place'>) => (
  <Suspense>
    <Truck job={here.job} place={place} />
    <Here {...here} />
  </Suspense>
)
