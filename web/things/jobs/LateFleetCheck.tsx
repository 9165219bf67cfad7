import { type ComponentProps, Suspense } from 'react'
import { late } from '../../kit/api/late.ts'
import type { FleetCheck } from './FleetCheck.tsx'

const { Part: Given } = late(async () => (await import('./FleetCheck.tsx')).FleetCheck)
const { Part: Drawn } = late(async () => (await import('./FleetCheck.tsx')).FleetCheckToDraw)

type Props = ComponentProps<typeof FleetCheck>

// Load where there is a fleet check, or one may be given.

export const LateFleetCheck = (props: Props) => (
  // As tall as its button: what stands below is pressed, and does not move.
  <Suspense fallback={<div className="min-h-12" />}>
    <Given {...props} />
  </Suspense>
)

export const LateFleetCheckToDraw = (props: Props) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
)
