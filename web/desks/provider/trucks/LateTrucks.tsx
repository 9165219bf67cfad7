import { lazy, Suspense } from 'react'
import { CardsSkeleton } from '../../../kit/ui/CardsSkeleton.tsx'

const Trucks = lazy(() =>
  import('./TrucksSection.tsx').then((module) => ({ default: module.TrucksSection })),
)

/** Few shops ever need it: it loads when it is looked at. */
export const LateTrucks = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <Trucks />
  </Suspense>
)
