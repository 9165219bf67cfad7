import { Suspense } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'

const SayPlace = lazy(() =>
  import('./SayPlace.tsx').then(({ SayPlace }) => ({ default: SayPlace })),
)
const PlaceFromDevice = lazy(() =>
  import('./PlaceFromDevice.tsx').then(({ PlaceFromDevice }) => ({ default: PlaceFromDevice })),
)

/** Of a place that is known too roughly to find the truck by: how far the map may be off, and the ways to say where exactly it is. */
export function SendPlace({
  request,
  isFolded = false,
}: {
  request: RequestForOwner
  /** Something else comes first: typing it is behind one line. */
  isFolded?: boolean
}) {
  const { can, roughMiles } = request
  const words = corrections.place
  if (!can.sendPlace && !can.sayPlace) return null
  const off = roughMiles === null ? words.unknown : words.rough(Math.ceil(roughMiles))
  const lead = (
    <p>
      {off} {can.sendPlace ? words.send : words.ask}
    </p>
  )
  const typed = can.sayPlace && <SayPlace request={request} />
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
      {can.sendPlace ? (
        <PlaceFromDevice request={request} lead={lead}>
          {typed && <More summary={words.type}>{typed}</More>}
        </PlaceFromDevice>
      ) : isFolded ? (
        <Card edge="amber" className="py-0">
          <More summary={off}>
            <div className="flex flex-col gap-3 pb-3">
              <p>{words.ask}</p>
              {typed}
            </div>
          </More>
        </Card>
      ) : (
        <Card edge="amber" className="flex flex-col gap-3">
          {lead}
          {typed}
        </Card>
      )}
    </Suspense>
  )
}
