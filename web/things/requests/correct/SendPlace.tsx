import { Suspense } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'

const PlaceFromDevice = lazy(() =>
  import('./PlaceFromDevice.tsx').then(({ PlaceFromDevice }) => ({ default: PlaceFromDevice })),
)

/** Of a place that is known too roughly to find the truck by: how far the map may be off, and the way to send where exactly it is. */
export function SendPlace({ request }: { request: RequestForOwner }) {
  const { can, roughMiles } = request
  const words = corrections.place
  if (!can.sendPlace) return null
  const lead = <p>{roughMiles === null ? words.unknown : words.rough(Math.ceil(roughMiles))}</p>
  return (
    <Suspense
      fallback={
        <Card edge="amber">
          <Loading className="flex flex-col gap-3">
            {lead}
            <Skeleton shape="button" />
          </Loading>
        </Card>
      }
    >
      <PlaceFromDevice request={request} lead={lead} />
    </Suspense>
  )
}
