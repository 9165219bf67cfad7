import { Suspense, useState } from 'react'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { CardsSkeleton } from '../../kit/ui/CardsSkeleton.tsx'
import { More } from '../../kit/ui/More.tsx'

const ProgramAccess = lazy(() =>
  import('./ProgramAccess.tsx').then((module) => ({ default: module.ProgramAccess })),
)

/** Few people ever need it: it loads when it is looked at. */
export const LateProgramAccess = () => (
  <Suspense fallback={<CardsSkeleton />}>
    <ProgramAccess />
  </Suspense>
)

/** Below what people come for: behind one line, and read once it is opened. */
export function MoreProgramAccess() {
  const [isAsked, setAsked] = useState(false)
  return (
    <More summary={apiAccess.more} onToggle={(isNowOpen) => isNowOpen && setAsked(true)}>
      {isAsked && <LateProgramAccess />}
    </More>
  )
}
