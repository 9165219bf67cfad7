import type { PinGroup } from './group-pins.ts'
import type { MapPin } from './map-props.ts'
import { LngLatBounds, type MapLibre } from './maplibre.ts'
import { RoadMarker } from './RoadMarker.tsx'

/** Nearer does not help: they stand in one street. */
const nearest = 15

/**
 * Several pins in one: how many. A press goes near enough to see each; where none is near enough, it opens one after the other. Only for
 * hands: the keyboard reaches the pins themselves.
 */
export function PinCluster({
  map,
  group,
  pins,
  onSelect,
}: {
  map: MapLibre
  group: PinGroup
  pins: readonly MapPin[]
  onSelect?: ((id: string) => void) | undefined
}) {
  const members = pins.filter(({ id }) => group.ids.includes(id))
  function open() {
    const bounds = members.reduce((all, { lat, lng }) => all.extend([lng, lat]), new LngLatBounds())
    const camera = map.cameraForBounds(bounds, { padding: 64, maxZoom: nearest + 1 })
    const isNearEnough = map.getZoom() >= nearest || (camera?.zoom ?? 0) <= map.getZoom() + 0.1
    const [first] = members
    if (isNearEnough && first) onSelect?.(first.id)
    else if (camera) map.flyTo({ ...camera, maxDuration: 800 })
  }
  return (
    <RoadMarker map={map} lat={group.lat} lng={group.lng} anchor="center">
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        onClick={open}
        className="numerals grid size-12 -translate-y-8 cursor-pointer place-items-center rounded-full border-3 border-on-plate bg-plate text-xl font-bold text-amber shadow-lift"
      >
        {group.ids.length}
      </button>
    </RoadMarker>
  )
}
