import { Suspense } from 'react'
import { lazy } from '../../kit/api/lazy.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'

const ProgramAccess = lazy(() =>
  import('./ProgramAccess.tsx').then((module) => ({ default: module.ProgramAccess })),
)

/** Few people ever need it: it loads when it is looked at. */
export const LateProgramAccess = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <ProgramAccess />
  </Suspense>
)
