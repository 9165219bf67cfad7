import { useEffect, useMemo } from 'react'
import type { OwnProvider } from '#contract/providers.ts'
import { presses as words } from '#contract/words/en/presses.ts'
import { userKey } from '../../../kit/api/current-user.ts'
import { useKeptReadings } from '../../../kit/api/use-kept-readings.ts'
import { formatClock } from '../../../kit/ui/format.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { isRunning } from '../../../things/jobs/phases.ts'
import { PressesLine } from '../../../things/presses/PressesLine.tsx'
import type { Presser } from '../../../things/presses/presser.ts'
import { RefusedPresses } from '../../../things/presses/RefusedPresses.tsx'
import { usePresses } from '../../../things/presses/use-presses.ts'
import { keepPartsOfProofs } from '../../../things/proofs/parts.ts'
import { ownJobsKey, type useOwnJobs } from '../jobs/use-own-jobs.ts'
import { LateJobs } from '../late-tabs.ts'
import { ownProviderKey } from '../use-own-provider.ts'

/**
 * A shop that drives itself loses its signal as its technicians do: while a job runs, what it needs is on the device, and what is
 * pressed there waits for a signal, through a reload too. Says what waits, and what was not taken.
 */
export function DeadZone({
  provider,
  jobs: { data: jobs, dataUpdatedAt },
  presser,
}: {
  provider: OwnProvider
  jobs: ReturnType<typeof useOwnJobs>
  presser: Presser
}) {
  const { data: user } = useUser()
  const presses = usePresses(presser)
  const isRead = presser.readAt > 0
  const readings = useMemo(() => {
    if (!user || !jobs || !isRead) return null
    const atHand = jobs.filter(({ phase }) => isRunning(phase))
    if (atHand.length === 0) return []
    return [
      [userKey, user],
      [ownProviderKey, provider],
      [ownJobsKey, { pages: [atHand], pageParams: [undefined] }],
    ] as const
  }, [user, provider, jobs, isRead])
  useKeptReadings(readings)
  const runs = jobs?.some(({ phase }) => isRunning(phase)) ?? false
  useEffect(() => {
    if (!runs) return
    // Without one of them its place waits for a signal.
    void LateJobs.ahead()
    keepPartsOfProofs()
  }, [runs])
  return (
    <>
      {runs && !isRead && (
        <p role="status" className="font-medium text-amber-ink">
          {words.kept({ at: formatClock(dataUpdatedAt) })}
        </p>
      )}
      <PressesLine presses={presses} />
      <RefusedPresses presses={presses} notYours={words.noLongerHere} />
    </>
  )
}
