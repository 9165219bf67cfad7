import { type ComponentProps, Suspense } from 'react'
import { late } from '../../kit/api/late.ts'
import type { Tip } from './Tip.tsx'

const { Part } = late(async () => (await import('./Tip.tsx')).Tip)

/** Loads once there is a tip, or one may be given. */
export const LateTip = (props: ComponentProps<typeof Tip>) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
)
