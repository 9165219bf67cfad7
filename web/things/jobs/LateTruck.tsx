import { type ComponentProps, Suspense } from 'react'
import { late } from '../../kit/api/late.ts'
import type { ComingTruck } from './ComingTruck.tsx'
import type { IsHere } from './IsHere.tsx'

const { Part: Truck } = late(async () => (await import('./ComingTruck.tsx')).ComingTruck, {
  stays: true,
})
const { Part: Here } = late(async () => (await import('./IsHere.tsx')).IsHere, { stays: true })

// Parts that load once a job has begun, not with the list of bids. Who waits beside a road keeps the page where one is lost.

/** The truck that comes. */
export const LateTruck = (props: ComponentProps<typeof ComingTruck>) => (
  <Suspense>
    <Truck {...props} />
  </Suspense>
)

/** Whether it is there. */
export const LateIsHere = (props: ComponentProps<typeof IsHere>) => (
  <Suspense>
    <Here {...props} />
  </Suspense>
)
