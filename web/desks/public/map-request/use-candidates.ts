import { roadsideTrades, services, type Trade } from '#contract/catalogue.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'
import {
  isEmergency,
  type RequestForm,
  serviceAsked,
} from '../../../things/requests/form/request-form.ts'
import type { ShownProvider } from '../nearby/shown-provider.ts'
import { useNearby, usePublicProvider } from '../nearby/use-nearby.ts'

/** Who could come: the providers around the pickup, and whom the link names. */
export function useCandidates(form: RequestForm, point: LatLng | null, providerId: string | null) {
  const isOpenQuestion = isEmergency(form) && (form.triage || 'dont_know') === 'dont_know'
  const service = serviceAsked(form)
  const nearby = useNearby(point, isOpenQuestion ? null : service)
  const listed = nearby.data?.find(({ id }) => id === providerId)
  // A name from a link is looked up alone: that provider need not be near, but must take requests.
  const isElsewhere = providerId !== null && !listed && !nearby.isFetching
  const alone = usePublicProvider(isElsewhere ? providerId : null)
  const named: ShownProvider | null = listed ?? (isElsewhere ? (alone.data ?? null) : null)

  const trades: readonly Trade[] = isOpenQuestion
    ? roadsideTrades
    : service
      ? [services[service].trade]
      : []
  const fits = (provider: ShownProvider) =>
    trades.some((trade) => provider.services.includes(trade))
  const isUnfit = named !== null && !fits(named)

  return {
    nearby,
    /** Those who do the work, the nearest first; whom the link names stands before them. */
    providers: [
      ...(named && !listed && !isUnfit ? [named] : []),
      ...(nearby.data ?? []).filter(fits),
    ] as ShownProvider[],
    chosen: isUnfit ? null : named,
    /** Why the one of the link cannot be asked. */
    trouble: isUnfit
      ? ({ kind: 'unfit', name: named.businessName, service } as const)
      : isElsewhere && isUnknown(alone.error)
        ? ({ kind: 'gone' } as const)
        : null,
  }
}
export type Candidates = ReturnType<typeof useCandidates>
