import { shop } from '#contract/words/en/shop.ts'
import { circleZoom } from '../../../kit/map/circle-zoom.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'

const radiusPixels = 110

export interface ServiceCircleProps {
  provider: { id: string; businessName: string; lat: number | null; lng: number | null }
  miles: number
}

/** How far the provider drives, as a circle on the map around its address. */
export function ServiceCircle({ provider, miles }: ServiceCircleProps) {
  const { id, businessName, lat, lng } = provider
  const words = shop.fields
  if (lat === null || lng === null) return <p className="text-muted">{words.noPlace}</p>
  return (
    <LazyMap
      label={words.circle(miles, businessName)}
      center={{ lat, lng }}
      zoom={circleZoom(lat, miles, radiusPixels)}
      pins={[{ id, label: businessName, lat, lng, tone: 'provider' }]}
      circle={{ lat, lng, miles }}
      className="h-72 overflow-hidden rounded-sm"
    />
  )
}
