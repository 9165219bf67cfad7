import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { changeDriverProfile, readDriverProfile } from '#contract/drivers.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changes, effects, type Shown } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { listDriverRequests, reportAsDriver } from '#contract/fleet-requests.ts'
import type { DriverReport } from '#contract/jobs.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { call } from '../../kit/api/call.ts'
import { userKey } from '../../kit/api/current-user.ts'
import { type LiveState, useLive } from '../../kit/api/live.ts'
import { isReadHere, useKeptReadings } from '../../kit/api/use-kept-readings.ts'
import { usePages } from '../../kit/api/use-pages.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'
import { announce } from '../../kit/ui/announce.ts'
import { useUser } from '../../things/auth/use-user.ts'
import { hearMessage } from '../../things/messaging/keys.ts'
import { hearProofs } from '../../things/proofs/keys.ts'
import { allOwnKey, ownFiguresKey, ownListKey } from '../../things/requests/asked/own-keys.ts'
import type { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'
import { readAgain } from '../../things/requests/asked/use-request.ts'
import { hearReview } from '../../things/reviews/use-job-reviews.ts'

const profileKey = [readDriverProfile.path]
/** Among the account's lists, so that it is read again with them. */
const jobsKey = [...ownListKey, listDriverRequests.path]

/** The signed-in driver: fleet, units, and the status, which follows the job. */
export function useDriverProfile(interval: number | false) {
  drawWithPage(profileKey, readDriverProfile)
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(readDriverProfile, { signal }),
    refetchInterval: interval,
  })
}

export function useChangeProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeDriverProfile>) =>
      call(changeDriverProfile, { body }),
    onSuccess: (profile) => client.setQueryData(profileKey, profile),
  })
}

/** The driver's jobs: what runs or waits first, then the newest. */
export const useDriverJobs = (refetchInterval: number | false) =>
  usePages(listDriverRequests, { key: jobsKey, refetchInterval })

/** A driver may lose the signal at any time: the portal opens without one. */
export function useKeptPortal({
  profile,
  figures,
  jobs,
}: {
  profile: ReturnType<typeof useDriverProfile>
  figures: ReturnType<typeof useRequestFigures>
  jobs: ReturnType<typeof useDriverJobs>
}): void {
  const { data: user } = useUser()
  const isRead = isReadHere(profile.dataUpdatedAt)
  const readings = useMemo(() => {
    if (!isRead || !user || !profile.data || !figures.data || !jobs.data) return null
    return [
      [userKey, user],
      [profileKey, profile.data],
      [ownFiguresKey, figures.data],
      [jobsKey, { pages: [jobs.data], pageParams: [undefined] }],
    ] as const
  }, [user, isRead, profile.data, figures.data, jobs.data])
  useKeptReadings(readings)
}

/** Tells the fleet and the provider how it stands (rules D). */
export function useReport(requestId: string) {
  const client = useQueryClient()
  const { send, isLost } = useUntilAnswered()
  const report = useMutation({
    mutationFn: (body: { kind: DriverReport; note?: string }) =>
      send((attempt) => call(reportAsDriver, { params: { id: requestId }, body, ...attempt })),
    onSettled: () => readAgain(client, requestId),
  })
  return { report, isLost }
}

/** What of a driver's portal an event may change; it is small and read whole. */
const shown: readonly Shown[] = ['request', 'fleet', 'drivers', 'units']

/** Keeps the portal up to the live stream. */
export function useDriverLive(): LiveState {
  const client = useQueryClient()
  return useLive({ onMessage: hear })

  function hear(message: LiveMessage) {
    const { name, requestId } = message
    hearMessage(client, message)
    hearProofs(client, message)
    hearReview(client, message)
    if (shown.some((what) => changes(name, what)))
      for (const queryKey of [profileKey, jobsKey, ownFiguresKey])
        client.invalidateQueries({ queryKey })
    if (requestId && changes(name, 'request')) readAgain(client, requestId)
    // With another limit other bids are to be asked for.
    if (name === 'driver_changed') client.invalidateQueries({ queryKey: allOwnKey })
    if (effects[name].saidTo.includes('driver')) announce(`${jobHistory.events[name]}.`)
  }
}
