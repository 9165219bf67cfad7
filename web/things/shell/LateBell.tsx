import { Suspense } from 'react'
import { late } from '../../kit/api/late.ts'
import { useFetchedWhenIdle } from '../../kit/api/use-fetched-when-idle.ts'

const bell = late(() =>
  import('../notifications/NotificationBell.tsx').then((part) => part.NotificationBell),
)

/** The bell, once the page has come to rest: nobody's first screen waits for it. Its room is kept. */
export function LateBell({ userId }: { userId: string }) {
  const isHere = useFetchedWhenIdle(bell)
  return (
    <span className="size-12 shrink-0">
      <Suspense>{isHere && <bell.Part key={userId} userId={userId} />}</Suspense>
    </span>
  )
}
