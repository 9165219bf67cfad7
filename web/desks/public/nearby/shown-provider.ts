import type { NearbyProvider, PublicProvider } from '#contract/public-providers.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import type { LatLng, MapPin } from '../../../kit/map/map-props.ts'
import { metersPerMile } from '../../../kit/map/meters-per-mile.ts'
import { formatDuration, formatMoney } from '../../../kit/ui/format.ts'

/** A provider as cards show it; the distance only where a place is known. */
export type ShownProvider = Omit<NearbyProvider, 'lat' | 'lng' | 'distanceMiles'> &
  Pick<PublicProvider, 'lat' | 'lng'> & { distanceMiles?: number }

/** S0 §9: the popup lists the first two services, and how many more there are. */
export function firstServices({ services }: Pick<ShownProvider, 'services'>) {
  const labels = services.map((trade) => serviceWords.trades[trade])
  return { shown: labels.slice(0, 2), more: Math.max(0, labels.length - 2) }
}

/** Pins of those who have a place. */
export function pinsOf(
  providers: readonly ShownProvider[],
  selectedId: string | null,
  hintedId: string | null = null,
): MapPin[] {
  return providers.flatMap(({ id, businessName, lat, lng, ...figures }) =>
    lat === null || lng === null
      ? []
      : [
          {
            id,
            label: businessName,
            lat,
            lng,
            tone: 'provider' as const,
            isSelected: id === selectedId,
            isHinted: id === hintedId,
            sign: signOf(figures),
          },
        ],
  )
}

/** What one compares by, as far as it is known: how long it takes, else what it costs. */
function signOf({
  averageEtaMinutes,
  averagePrice,
}: Pick<ShownProvider, 'averageEtaMinutes' | 'averagePrice'>): string | undefined {
  if (averageEtaMinutes !== null) return formatDuration(averageEtaMinutes)
  return averagePrice === null ? undefined : formatMoney(averagePrice)
}

const widestZoom = 5
/** Half of a small map's shorter side, in pixels. */
const reachPixels = 150
/** How many of the nearest should be in sight. */
const inSight = 6
/** Of the equator in one pixel at zoom 0, in metres (tiles of 512 pixels). */
const metresPerPixel = 78_271.5

/** The zoom at which the nearest few are in sight, never closer than `closest`. */
export function zoomFor(
  { lat }: LatLng,
  providers: readonly { distanceMiles?: number }[],
  closest: number,
): number {
  const miles = providers
    .slice(0, inSight)
    .reduce((far, p) => Math.max(far, p.distanceMiles ?? 0), 0)
  if (miles === 0) return closest
  const perPixel = metresPerPixel * Math.cos((lat * Math.PI) / 180)
  const zoom = Math.log2((perPixel * reachPixels) / (miles * metersPerMile))
  return Math.min(closest, Math.max(widestZoom, Math.floor(zoom * 2) / 2))
}
