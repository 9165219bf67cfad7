import { useNavigate } from 'react-router'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'
import type { LatLng } from '../../../kit/map/map-props.ts'

type Placed = FleetRequestLine & LatLng

/** What of the list has a place and is not over. */
const placed = (lines: readonly FleetRequestLine[]): Placed[] =>
  lines.filter(
    (line): line is Placed =>
      line.lat !== null &&
      line.lng !== null &&
      (line.status === 'open' || line.status === 'in_progress'),
  )

/** Where the trucks of the list stand. A pin leads to its request, and the row that is looked at has its pin named. */
export function BoardMap({
  lines,
  pointedAt,
  search,
}: {
  lines: readonly FleetRequestLine[]
  pointedAt: string | null
  /** Of the board's address, so that a request leads back to it as it was. */
  search: string
}) {
  const words = fleets.board
  const navigate = useNavigate()
  const live = placed(lines)
  if (live.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface p-4 text-muted">{words.mapEmpty}</p>
    )
  return (
    <LazyMap
      label={words.map}
      {...cameraOf(live)}
      pins={live.map(({ id, lat, lng, unit, driver, need }) => ({
        id,
        lat,
        lng,
        label: [unit ? words.unit_(unit.unitNumber) : words.noUnit, driver?.fullName]
          .filter(Boolean)
          .join(' · '),
        tone: need ? 'pickup' : 'provider',
        isSelected: id === pointedAt,
      }))}
      onSelect={(id) => navigate(paths.fleetBids(id), { state: { board: search } })}
      className="h-96 rounded-md lg:sticky lg:top-4 lg:h-[calc(100dvh-8rem)]"
    />
  )
}

/** All of them in one picture: the middle of their box, and as near as it allows. */
function cameraOf(points: readonly LatLng[]): { center: LatLng; zoom: number } {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const widest = Math.max(east - west, (north - south) * 1.3, 0.2)
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    // At zoom 0 the world's 360 degrees are 512 pixels wide; the map beside the list has about 450.
    zoom: Math.min(9, Math.log2((360 / widest) * (450 / 512)) - 0.4),
  }
}
