import type { MapPin } from './map-props.ts'
import { LngLatBounds, type MapLibre } from './maplibre.ts'

/** Nearer does not help: they stand in one street. */
const nearest = 15

/** Goes near enough to see each of several pins that stand together; where none is near enough, opens one after the other. */
export function openGroup(
  map: MapLibre,
  members: readonly MapPin[],
  onSelect?: (id: string) => void,
): void {
  const bounds = members.reduce((all, { lat, lng }) => all.extend([lng, lat]), new LngLatBounds())
  const camera = map.cameraForBounds(bounds, { padding: 64, maxZoom: nearest + 1 })
  const isNearEnough = map.getZoom() >= nearest || (camera?.zoom ?? 0) <= map.getZoom() + 0.1
  const [first] = members
  if (isNearEnough && first) onSelect?.(first.id)
  else if (camera) map.flyTo({ ...camera, maxDuration: 800 })
}
