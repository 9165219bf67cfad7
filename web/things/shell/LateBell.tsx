import { Suspense, useEffect, useState } from 'react'
import { fetchWhenIdle, late } from '../../kit/api/late.ts'

const bell = late(() =>
  import('../notifications/NotificationBell.tsx').then((part) => part.NotificationBell),
)
let isHere = false

/** The bell, once the page has come to rest: nobody's first screen waits for it. Its room is kept. */
export function LateBell({ userId }: { userId: string }) {
  const [isShown, setShown] = useState(isHere)
  useEffect(
    () =>
      fetchWhenIdle([
        {
          fetch: async () => {
            await bell.fetch()
            isHere = true
            setShown(true)
          },
        },
      ]),
    [],
  )
  return (
    <span className="size-12 shrink-0">
      <Suspense>{isShown && <bell.Part key={userId} userId={userId} />}</Suspense>
    </span>
  )
}
